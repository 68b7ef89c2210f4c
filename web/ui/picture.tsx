import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { pictureSet } from "../../contracts/media.ts";

export interface PictureProps {
  /** Any image URL; one of this site's stored images brings its widths and dimensions along. */
  url: string;
  /** Empty for a decoration. */
  alt: string;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes?: string;
  /** True for the one picture that a page opens with: loaded first, not when it comes into view. */
  priority?: boolean;
  className?: string;
  /** For URLs that do not say their own. */
  width?: number;
  height?: number;
}

/**
 * A picture in the best form that the browser takes. When that cannot be loaded, the others are tried in order: webp,
 * jpg, png, and a blank pixel in the end, so that a broken-image sign is never seen.
 */
export function Picture(props: PictureProps) {
  // Another URL is another picture: its attempts start afresh.
  return <PictureOf key={props.url} {...props} />;
}

function PictureOf({ url, alt, sizes = "100vw", priority, className, width, height }: PictureProps) {
  const set = pictureSet(url);
  const image = useRef<HTMLImageElement>(null);
  /** How many loads have failed. */
  const [failures, setFailures] = useState(0);
  const fallback = failures > 0 ? set.fallbacks[Math.min(failures, set.fallbacks.length) - 1] : undefined;

  useEffect(() => {
    // An error before hydration reached nobody. Lazy pictures that have not begun are not complete.
    const { current } = image;
    if (current?.complete && current.currentSrc && current.naturalWidth === 0) setFailures((n) => n || 1);
  }, []);

  const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (currentTarget.src !== set.fallbacks.at(-1)) setFailures((n) => n + 1);
  };
  return (
    <picture className="contents">
      {fallback === undefined &&
        set.sources.map((source) => <source key={source.type} {...source} sizes={sizes} />)}
      <img
        ref={image}
        alt={alt}
        className={className}
        width={set.width ?? width}
        height={set.height ?? height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        sizes={fallback === undefined && set.srcSet ? sizes : undefined}
        srcSet={fallback === undefined ? set.srcSet : undefined}
        src={fallback ?? set.src}
        onError={onError}
      />
    </picture>
  );
}
