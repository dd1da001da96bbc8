// Lets only signed-in people on; a session that ends later leaves the page as it is and asks to sign in again over it.
import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { currentSession } from "./session.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { useSession } from "./use-session.ts";

export function RequireSession({ children }: { children: ReactNode }) {
  const { session, state } = useSession();
  const { pathname, search } = useLocation();
  const [entered] = useState(() => currentSession() !== null);
  // Logged out on purpose, here or in another tab: nothing is kept open.
  if (!entered || !session) return <Navigate to="/auth/login" replace state={{ from: pathname + search }} />;
  return (
    <>
      {children}
      <SignInAgain state={state} endsAtMs={session.endsAtMs} />
    </>
  );
}
