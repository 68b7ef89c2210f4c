import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { logout } from "../../contracts/account-session.ts";
import { call } from "../api/call.ts";
import { toast } from "../ui/use-toast.ts";
import { isUnauthenticated } from "./query-client.ts";
import { LOGIN_PATH, takePlace, withoutLoginNotice } from "./session.ts";
import { mayLeave, SESSION_OVER } from "./unsaved-work.ts";

export function useLogout() {
  const navigate = useNavigate();

  async function leave() {
    try {
      await call(logout, {});
    } catch (error) {
      // The session was over already: that is what was asked for.
      if (!isUnauthenticated(error)) throw error;
    }
    takePlace();
    toast({ title: "Logout Successful" });
    await navigate(LOGIN_PATH, { state: SESSION_OVER });
  }

  return useMutation({
    mutationFn: async () => {
      if (await mayLeave({ endsSession: true })) await withoutLoginNotice(leave);
    },
    onError: () =>
      toast({
        variant: "destructive",
        title: "Logout Failed",
        description: "There was a problem logging out.",
      }),
  });
}
