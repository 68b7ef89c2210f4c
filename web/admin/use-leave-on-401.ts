import { useCallback } from "react";
import { useNavigate } from "react-router";
import { isUnauthenticated } from "./query-client.ts";
import { LOGIN_PATH, leaveLoginNotice } from "./session.ts";

/** For writes: goes to the login page when the session is over. @returns true when it did */
export function useLeaveOn401() {
  const navigate = useNavigate();
  return useCallback(
    (error: unknown): boolean => {
      if (!isUnauthenticated(error)) return false;
      leaveLoginNotice();
      void navigate(LOGIN_PATH);
      return true;
    },
    [navigate],
  );
}
