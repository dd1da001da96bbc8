// Starts the site in the page that the server sent.
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./styles/index.css";
import { createApp } from "./app.tsx";
import { Served } from "./served/served.tsx";
import { isLostPart, reloadForLostPart } from "./stale-build.ts";

// Not awaited, because a page's chunk may depend on this one. A page from a cache may ask for chunks that are gone.
start(document.getElementById("root")!).then(
  () => window.cameWhole?.(),
  (error) => {
    if (isLostPart(error)) reloadForLostPart();
    console.error(error);
  },
);

async function start(root: HTMLElement) {
  const isDrawn = root.hasChildNodes();
  const page = <StrictMode>{await createApp(root, isDrawn)}</StrictMode>;
  const { team = null, over } = root.dataset;
  if (isDrawn)
    hydrateRoot(
      root,
      <Served team={team} isOver={over !== undefined}>
        {page}
      </Served>,
    );
  else {
    window.takeEarlyActs?.();
    createRoot(root).render(page);
  }
}

// For times without a network: after everything that this page needs, and only if the browser supports it.
if (import.meta.env.PROD)
  window.addEventListener("load", () => {
    navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" }).catch(() => undefined);
  });
