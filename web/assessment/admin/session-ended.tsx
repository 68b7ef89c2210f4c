import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { LOGIN_PATH } from "../../admin/session.ts";

const REDIRECT_MS = 3000;

/** Says that the session is over, and goes to the login page by itself. */
export function SessionEnded() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(LOGIN_PATH), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="note note-stop load-note" role="alert">
      <h2>Your session has expired</h2>
      <p>Please log in again. What you were editing is kept in this browser.</p>
      <Link className="btn" to={LOGIN_PATH}>
        Go to Login
      </Link>
    </div>
  );
}
