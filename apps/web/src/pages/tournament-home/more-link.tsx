// From an extract to the page that has all of it.
import type { ReactNode } from "react";
import { ButtonLink } from "#web/components/button/button.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";

/** `to`: below the tournament's own address. */
export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink
    size="sm"
    variant="quiet"
    edge="end"
    to={`/${encodeURIComponent(useTournament().linkindex)}/${to}`}
  >
    {children}
  </ButtonLink>
);
