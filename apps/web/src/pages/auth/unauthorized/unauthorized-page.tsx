// Access denied: says why, and leads back to what the person may do.
import { ButtonLink } from "#web/components/button/button.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { WhistleMark } from "#web/components/marks/marks.tsx";
import { AUTH } from "#web/sentences/auth.ts";
import { AuthPage } from "../auth-page.tsx";

export function UnauthorizedPage() {
  return (
    <AuthPage title="Access Denied">
      <EmptyState
        title="Only its organisers may go on here"
        mark={<WhistleMark size={28} />}
        action={
          <ButtonLink to="/auth/profile" variant="primary">
            Go to my profile
          </ButtonLink>
        }
      >
        {AUTH.unauthorized}
      </EmptyState>
    </AuthPage>
  );
}
