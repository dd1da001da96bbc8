// The division and team that a page shows, from the address and from what this device follows.
import { useMemo } from "react";
import type { TeamView } from "#projections/views.ts";
import { useFollowedTeam } from "../live/followed-team.ts";
import { useList, useTournament } from "../live/tournament-live.tsx";
import { useAddress } from "./address.ts";
import { ALL, chooseShown, type TeamChoice, visible } from "./team-choice.ts";

/** The teams that spectators see, by name. */
export function useTeams(): TeamView[] {
  const teams = useList("teams");
  return useMemo(() => visible(teams), [teams]);
}

/** The followed team, while it is still in the tournament. */
export function useFollowed(): TeamView | null {
  const followed = useFollowedTeam(useTournament()._id);
  return useTeams().find(({ _id }) => _id === followed) ?? null;
}

export interface ShownTeams extends TeamChoice {
  showDivision: (division: string) => void;
  showTeam: (team: string) => void;
}

export function useShownTeams({ withAll = false } = {}): ShownTeams {
  const [get, set] = useAddress();
  const teams = useTeams();
  const divisions = useList("divisions");
  const followed = useFollowedTeam(useTournament()._id);
  const asked = { division: get("division"), team: get("team"), followed, withAll };
  return {
    ...chooseShown(teams, divisions, asked),
    showDivision: (division) => set({ division, team: withAll ? ALL : null }),
    showTeam: (team) => set({ team }),
  };
}
