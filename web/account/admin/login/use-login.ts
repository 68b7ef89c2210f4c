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

export interface Login {
  /** False when the credentials were refused, so that the form can take the focus back. */
  withPassword(fields: LoginFields): Promise<boolean>;
  withCode(code: string): Promise<boolean>;
}

/** Logs in, in one step or two. The password of the first step is kept in memory until the second. */
export function useLogin({ onCodeWanted }: { onCodeWanted: () => void }): Login {
  const navigate = useNavigate();
  const held = useRef<LoginFields>(undefined);

  async function attempt(fields: LoginFields, code?: string): Promise<boolean> {
    try {
      await call(login, { ...fields, code });
    } catch (error) {
      const wantsCode = error instanceof ApiError && codeOf(error) === "second_factor_required";
      if (wantsCode && !code) {
        held.current = fields;
        onCodeWanted();
        return true;
      }
      toast({ variant: "destructive", title: "Login Failed", description: reasonOf(error) });
      return false;
    }
    held.current = undefined;
    adminQueryClient().clear();
    toast({ title: "Login Successful" });
    await navigate(takePlace());
    return true;
  }
  return {
    withPassword: (fields) => attempt(fields),
    withCode: (code) => attempt(held.current ?? { username: "", password: "" }, code),
  };
}

const codeOf = (error: ApiError) => errorBody.safeParse(error.body).data?.code;
