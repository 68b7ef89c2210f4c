import { useRef } from "react";
import { useNavigate } from "react-router";
import { errorBody } from "../../../../contracts/endpoint.ts";
import { type LoginFields, login } from "../../../../contracts/account-session.ts";
import { call } from "../../../api/call.ts";
import { ApiError } from "../../../api/request.ts";
import { toast } from "../../../ui/use-toast.ts";
import { reasonOf } from "../../../admin/form-errors.ts";
import { adminQueryClient } from "../../../admin/query-client.ts";
import { takePlace } from "../../../admin/session.ts";

/** Why a login failed, for the form to say too. */
export interface Refusal {
  reason: string;
  /** True where other words would help; false where the server could not be reached, or failed. */
  isOfWords: boolean;
}
export interface Login {
  /** @returns undefined when it was not refused */
  withPassword(fields: LoginFields): Promise<Refusal | undefined>;
  withCode(code: string): Promise<Refusal | undefined>;
}

/** Logs in, in one step or two. The password of the first step is kept in memory until the second. */
export function useLogin({ onCodeWanted }: { onCodeWanted: () => void }): Login {
  const navigate = useNavigate();
  const held = useRef<LoginFields>(undefined);

  async function attempt(fields: LoginFields, code?: string): Promise<Refusal | undefined> {
    try {
      await call(login, { ...fields, code });
    } catch (error) {
      const wantsCode = error instanceof ApiError && codeOf(error) === "second_factor_required";
      if (wantsCode && !code) {
        held.current = fields;
        onCodeWanted();
        return undefined;
      }
      return { reason: reasonOf(error), isOfWords: error instanceof ApiError && error.status === 401 };
    }
    held.current = undefined;
    adminQueryClient().clear();
    toast({ title: "Login Successful" });
    await navigate(takePlace());
    return undefined;
  }
  return {
    withPassword: (fields) => attempt(fields),
    withCode: (code) => attempt(held.current ?? { username: "", password: "" }, code),
  };
}

const codeOf = (error: ApiError) => errorBody.safeParse(error.body).data?.code;
