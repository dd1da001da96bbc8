// The public pages outside any one tournament. Every page is a chunk of its own.
import type { RouteObject } from "react-router-dom";

export const siteRoutes: RouteObject[] = [
  {
    path: "feedback",
    lazy: async () => ({
      Component: (await import("./pages/feedback/site-feedback-page.tsx")).SiteFeedbackPage,
    }),
  },
  {
    path: "contact",
    lazy: async () => ({ Component: (await import("./pages/contact/contact-page.tsx")).ContactPage }),
  },
  {
    path: "share",
    lazy: async () => ({ Component: (await import("./pages/share/share-page.tsx")).SharePage }),
  },
];
