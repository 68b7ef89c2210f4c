import { memo, useDeferredValue, useState } from "react";
import { useWatch } from "react-hook-form";
import type { MediaItem } from "../../../../contracts/media-upload.ts";
import { Field } from "../../../ui/field.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { ImagePicker } from "../../../media/admin/shared/image-picker.tsx";
import { ImageUpload } from "../../../media/admin/shared/image-upload.tsx";
import { TitleCover } from "./title-cover.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

/** The picture above the article and on its cards. */
export const ImageCard = memo(function ImageCard({
  editor: { form, leaveOn401, pictures },
}: {
  editor: ArticleEditor;
}) {
  const { errors } = form.formState;
  const [picks, setPicks] = useState(false);
  const [imageUrl, title] = useWatch({ control: form.control, name: ["imageUrl", "title"] });
  const drawn = useDeferredValue(title);
  const url = imageUrl.trim();
  const choose = (address: string) =>
    form.setValue("imageUrl", address, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const pick = ({ webpUrl, alt }: MediaItem) => {
    setPicks(false);
    choose(webpUrl);
    if (alt) form.setValue("imageAlt", alt, { shouldDirty: true, shouldTouch: true });
  };
  return (
    <section className="card stack" id="cover" aria-labelledby="image-heading">
      <h2 id="image-heading">Cover image</h2>
      <ImageUpload
        dealtWith={leaveOn401}
        onBegin={pictures.hold}
        onUploaded={({ url: stored, webpUrl }) => choose(webpUrl ?? stored)}
        actions={
          <button type="button" className="btn" onClick={() => setPicks(true)}>
            Choose from Library
          </button>
        }
      >
        {url && !errors.imageUrl && (
          <div className="chosen">
            <Picture url={url} alt="The chosen image" sizes="22rem" width={960} height={600} />
          </div>
        )}
        {!url && (
          <figure className="chosen">
            <TitleCover title={drawn || "Untitled"} />
            <figcaption className="micro">Generated from the title until you choose an image.</figcaption>
          </figure>
        )}
      </ImageUpload>
      <Field
        label="Image URL"
        inputMode="url"
        spellCheck={false}
        error={errors.imageUrl?.message}
        {...form.register("imageUrl")}
      />
      {(url || errors.imageAlt) && (
        <>
          <Field
            label="What the image shows"
            hint="Read aloud to people who can’t see it."
            error={errors.imageAlt?.message}
            {...form.register("imageAlt")}
          />
          <button type="button" className="link" onClick={() => choose("")}>
            Remove image
          </button>
        </>
      )}
      <ImagePicker open={picks} onPick={pick} onClose={() => setPicks(false)} />
    </section>
  );
});
