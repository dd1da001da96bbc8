// Where organisers work: accounts, and a tournament's own desk behind its gate. Every page is a chunk of its own.
import type { RouteObject } from "react-router-dom";
import { LeadOn } from "./layout/waiting.tsx";
import { lazily, page } from "./lazy-page.ts";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";

const accountRoutes: RouteObject[] = [
  page("auth/registerform", () =>
    import("./pages/auth/register/register-page.tsx").then((module) => module.RegisterPage),
  ),
  page("auth/verifyemail", () =>
    import("./pages/auth/verify/verify-page.tsx").then((module) => module.VerifyPage),
  ),
  page("auth/login", () => import("./pages/auth/login/login-page.tsx").then((module) => module.LoginPage)),
  page("auth/forgot", () =>
    import("./pages/auth/password/forgot-page.tsx").then((module) => module.ForgotPage),
  ),
  page("auth/reset", () => import("./pages/auth/password/reset-page.tsx").then((module) => module.ResetPage)),
  page("auth/invite", () =>
    import("./pages/auth/invite/invite-page.tsx").then((module) => module.InvitePage),
  ),
  page("auth/profile", () =>
    import("./pages/auth/profile/profile-page.tsx").then((module) => module.ProfilePage),
  ),
  page("auth/unauthorized", () =>
    import("./pages/auth/unauthorized/unauthorized-page.tsx").then((module) => module.UnauthorizedPage),
  ),
  page("auth/add-tournament", () =>
    import("./pages/auth/add-tournament/add-tournament-page.tsx").then((module) => module.AddTournamentPage),
  ),
];

const deskRoutes: RouteObject[] = [
  page("admin/:slug/share", () =>
    import("./pages/admin/share/share-page.tsx").then((module) => module.AdminSharePage),
  ),
  {
    path: "admin/:slug",
    lazy: lazily(() => import("./pages/admin/gate/admin-gate.tsx").then((module) => module.AdminGate)),
    children: [
      { index: true, element: <LeadOn to="admin" replace /> },
      page("admin", () => import("./pages/admin/home/home-page.tsx").then((module) => module.AdminHomePage)),
      page("add-score", () =>
        import("./pages/admin/scores/add-score-page.tsx").then((module) => module.AddScorePage),
      ),
      page("score-sheets", () =>
        import("./pages/admin/score-sheets/score-sheets-page.tsx").then((module) => module.ScoreSheetsPage),
      ),
      page("update-tournament", () =>
        import("./pages/admin/tournament/update-tournament-page.tsx").then(
          (module) => module.UpdateTournamentPage,
        ),
      ),
      page("add-division", () =>
        import("./pages/admin/divisions/add-division-page.tsx").then((module) => module.AddDivisionPage),
      ),
      page("manage-division", () =>
        import("./pages/admin/divisions/manage-division-page.tsx").then(
          (module) => module.ManageDivisionPage,
        ),
      ),
      page("add-team", () =>
        import("./pages/admin/teams/add-team-page.tsx").then((module) => module.AddTeamPage),
      ),
      page("manage-team", () =>
        import("./pages/admin/teams/manage-team-page.tsx").then((module) => module.ManageTeamPage),
      ),
      page("update-team", () =>
        import("./pages/admin/teams/manage-team-page.tsx").then((module) => module.ManageTeamPage),
      ),
      page("update-teamstats", () =>
        import("./pages/admin/standings/update-teamstats-page.tsx").then(
          (module) => module.UpdateTeamstatsPage,
        ),
      ),
      page("add-game", () =>
        import("./pages/admin/games/add-game-page.tsx").then((module) => module.AddGamePage),
      ),
      page("manage-game", () =>
        import("./pages/admin/games/manage-game-page.tsx").then((module) => module.ManageGamePage),
      ),
      page("upload-game", () =>
        import("./pages/admin/upload/upload-game-page.tsx").then((module) => module.UploadGamePage),
      ),
      page("admin-standing", () =>
        import("./pages/admin/standings/admin-standing-page.tsx").then((module) => module.AdminStandingPage),
      ),
      page("history", () =>
        import("./pages/admin/history/history-page.tsx").then((module) => module.HistoryPage),
      ),
      page("manage-playoff", () =>
        import("./pages/admin/playoffs/workshop-page.tsx").then((module) => module.ManagePlayoffPage),
      ),
      page("manage-standardplayoff", () =>
        import("./pages/admin/playoffs/workshop-page.tsx").then((module) => module.StandardPlayoffPage),
      ),
      page("manage-kpsnaplayoff", () =>
        import("./pages/admin/playoffs/workshop-page.tsx").then((module) => module.WildcardPlayoffPage),
      ),
      page("manage-customplayoff", () =>
        import("./pages/admin/playoffs/workshop-page.tsx").then((module) => module.CustomPlayoffPage),
      ),
      page("add-playoffgame", () =>
        import("./pages/admin/playoffs/add-playoff-game-page.tsx").then(
          (module) => module.AddPlayoffGamePage,
        ),
      ),
      page("organisers", () =>
        import("./pages/admin/organisers/organisers-page.tsx").then((module) => module.OrganisersPage),
      ),
      page("admin-feedback", () =>
        import("./pages/admin/feedback/feedback-page.tsx").then((module) => module.AdminFeedbackPage),
      ),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];

export const organiserRoutes = [...accountRoutes, ...deskRoutes];
