// An organiser's own page: the tournaments, newest first, the way to a new one, and out.
import { LogOut, Plus } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SiteLayout } from "#web/layout/site-layout.tsx";
import { RequireSession } from "#web/session/require-session.tsx";
import { signOut } from "#web/session/session.ts";
import { useSession } from "#web/session/use-session.ts";
import { AccountSection } from "./account-section.tsx";
import { MyTournaments } from "./my-tournaments.tsx";
import { useUnsentFirst } from "./unsent-first.tsx";

export function ProfilePage() {
  return (
    <RequireSession>
      <Profile />
    </RequireSession>
  );
}

function Profile() {
  const { session } = useSession();
  const navigate = useNavigate();
  const { ask, question } = useUnsentFirst();
  function leave() {
    navigate("/auth/login", { replace: true });
    signOut();
  }
  return (
    <SiteLayout back={{ to: "/", label: "Home" }}>
      <PageTitle
        title={`Welcome, ${session?.user?.name || "Guest"}`}
        note="Your tournaments, the newest first."
        actions={
          <>
            <ButtonLink to="/auth/add-tournament" variant="primary" icon={<Plus aria-hidden="true" />}>
              Create New Tournament
            </ButtonLink>
            <Button onClick={() => ask(leave)} icon={<LogOut aria-hidden="true" />}>
              LogOut
            </Button>
          </>
        }
      />
      <MyTournaments />
      <AccountSection />
      {question}
    </SiteLayout>
  );
}
