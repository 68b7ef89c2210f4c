import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { changeDisplayName } from "../../../contracts/account.ts";
import { site } from "../../../site.config.ts";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/use-toast.ts";
import { displayNameQuery } from "../../admin/display-name.query.ts";

/** The name that clients read; a login name is nobody to them. */
export function NameSection() {
  const client = useQueryClient();
  const { data } = useQuery(displayNameQuery);
  const form = useForm({
    resolver: zodResolver(changeDisplayName.input),
    values: { displayName: data?.displayName ?? "" },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, formState } = form;
  const refused = useFormRefusal(form, { title: "Name not saved" });
  const submit = handleSubmit(async (fields) => {
    try {
      const saved = await call(changeDisplayName, fields);
      client.setQueryData(displayNameQuery.queryKey, saved);
      form.reset(saved);
      toast({ title: "Name Saved" });
    } catch (error) {
      refused(error);
    }
  });
  return (
    <section aria-labelledby="name-heading">
      <div className="card-head">
        <h2 id="name-heading">Display name</h2>
      </div>
      <div className="sheet-body">
        <form className="form" noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label="Name"
            autoComplete="name"
            hint={`Clients see it on reports you approve: “Read and approved by Sam Ortega”. If you leave it empty, they see “${site.name}”.`}
            error={formState.errors.displayName?.message}
            {...register("displayName")}
          />
          <button
            className="btn"
            type="submit"
            disabled={formState.isSubmitting || !data}
            aria-busy={formState.isSubmitting}
          >
            Save name
          </button>
        </form>
      </div>
    </section>
  );
}
