// Follows a team on this device, or no longer.
import { Star } from "lucide-react";
import type { TeamView } from "#projections/views.ts";
import { Button } from "../components/button/button.tsx";
import { VisuallyHidden } from "../components/visually-hidden/visually-hidden.tsx";
import { chooseTeam } from "../live/chosen-team.ts";
import { useFollowed } from "./use-team-choice.ts";

export function FollowButton({ team }: { team: TeamView }) {
  const followed = useFollowed()?._id === team._id;
  return (
    <Button
      variant="quiet"
      aria-pressed={followed}
      icon={<Star aria-hidden="true" fill={followed ? "currentColor" : "none"} />}
      onClick={() => chooseTeam(team.tournamentID, followed ? null : team._id)}
    >
      {followed ? "Following" : "Follow"}
      <VisuallyHidden> {team.name}</VisuallyHidden>
    </Button>
  );
}
