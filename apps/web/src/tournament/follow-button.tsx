// Follows a team on this device, or stops following it.
import { Star } from "lucide-react";
import type { TeamView } from "#projections/views.ts";
import { IconButton } from "../components/icon-button/icon-button.tsx";
import { followTeam } from "../live/followed-team.ts";
import { useFollowed } from "./use-team-choice.ts";

export function FollowButton({ team }: { team: TeamView }) {
  const followed = useFollowed()?._id === team._id;
  return (
    <IconButton
      label={followed ? `Stop following ${team.name}` : `Follow ${team.name}`}
      icon={<Star aria-hidden="true" fill={followed ? "currentColor" : "none"} />}
      onClick={() => followTeam(team.tournamentID, followed ? null : team._id)}
    />
  );
}
