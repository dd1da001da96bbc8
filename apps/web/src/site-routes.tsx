// The public pages outside any one tournament. Every page is a chunk of its own.
import type { RouteObject } from "react-router-dom";
import { page } from "./lazy-page.ts";

export const siteRoutes: RouteObject[] = [
  page("feedback", () =>
    import("./pages/feedback/site-feedback-page.tsx").then((module) => module.SiteFeedbackPage),
  ),
  page("contact", () => import("./pages/contact/contact-page.tsx").then((module) => module.ContactPage)),
  page("share", () => import("./pages/share/share-page.tsx").then((module) => module.SharePage)),
];
