// Lets only signed-in people through; if the session ends later, the page stays and a dialog asks to sign in again.
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { LeadOn } from "#web/layout/waiting.tsx";
import { isAnythingUnsaved, whenAllSaved } from "#web/live/unsaved.ts";
import { useCourier } from "#web/outbox/use-outbox.ts";
import { currentSession } from "./session.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { useSession } from "./use-session.ts";

export function RequireSession({ children }: { children: ReactNode }) {
  const { session, state } = useSession();
  const { pathname, search } = useLocation();
  const [entered] = useState(() => currentSession() !== null);
  const [dropped, setDropped] = useState(false);
  const last = useRef(session);
  if (session) last.current = session;
  useCourier(session?.id);
  // Signed out on purpose, here or in another tab: only unsaved work keeps a page open.
  const isOut = session === null;
  useEffect(() => {
    if (isOut) whenAllSaved(() => currentSession() || setDropped(true));
    else setDropped(false);
  }, [isOut]);
  const kept = session ?? (!dropped && isAnythingUnsaved() ? last.current : null);
  if (!entered || !kept) return <LeadOn to="/auth/login" replace state={{ from: pathname + search }} />;
  return (
    <>
      {/* Another person's pages start afresh: nothing typed by one person is ever sent by another. */}
      <Fragment key={kept.id}>{children}</Fragment>
      <SignInAgain state={state} session={kept} onDrop={() => setDropped(true)} />
    </>
  );
}
