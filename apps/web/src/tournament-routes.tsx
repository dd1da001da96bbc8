// What spectators see of one tournament. Every page is a chunk of its own, loaded beside the frame's.
import type { RouteObject } from "react-router-dom";
import { lazily, page } from "./lazy-page.ts";

export const tournamentRoutes: RouteObject = {
  path: ":slug",
  lazy: lazily(() => import("./tournament/tournament-frame.tsx").then((module) => module.TournamentFrame)),
  children: [
    {
      index: true,
      lazy: lazily(() =>
        import("./pages/tournament-home/tournament-home-page.tsx").then(
          (module) => module.TournamentHomePage,
        ),
      ),
    },
    page("teams", () => import("./pages/teams/teams-page.tsx").then((module) => module.TeamsPage)),
    page("divisions", () =>
      import("./pages/divisions/divisions-page.tsx").then((module) => module.DivisionsPage),
    ),
    page("schedules", () =>
      import("./pages/schedules/schedules-page.tsx").then((module) => module.SchedulesPage),
    ),
    page("scores", () => import("./pages/scores/scores-page.tsx").then((module) => module.ScoresPage)),
    page("standings", () =>
      import("./pages/standings/standings-page.tsx").then((module) => module.StandingsPage),
    ),
    page("wildcard", () =>
      import("./pages/wildcard/wildcard-page.tsx").then((module) => module.WildcardPage),
    ),
    page("playoff", () => import("./pages/playoff/playoff-page.tsx").then((module) => module.PlayoffPage)),
    page("feedback", () =>
      import("./pages/feedback/feedback-page.tsx").then((module) => module.FeedbackPage),
    ),
  ],
};

/** For a television: no frame around it, and no links. */
export const displayRoute: RouteObject = page(":slug/display", () =>
  import("./pages/display/display-page.tsx").then((module) => module.DisplayPage),
);
