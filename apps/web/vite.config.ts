// Builds the site and serves it during development, with the API at the same address.

import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { type BuildOptions, defineConfig, minify, type Plugin } from "vite";
import { offlineWorker } from "./offline-worker.ts";

// A page is painted with its styles, so they are named before its scripts. What the server adds goes after each:
// a page's own styles must override those of the components that it uses.
function stylesFirst(): Plugin {
  const style = /\n\s*<link rel="stylesheet"[^>]*>/g;
  return {
    name: "styles-first",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html
          .replaceAll(style, "")
          .replace(
            /\n\s*<script type="module"/,
            (script) => `${(html.match(style) ?? []).join("")}<!--styles-->${script}`,
          )
          .replace("</head>", "<!--scripts-->\n  </head>"),
    },
  };
}

// The very first script is no module of the build, but is minified like one.
function shortFirstScript(): Plugin {
  return {
    name: "short-first-script",
    async generateBundle() {
      const source = await readFile(`${import.meta.dirname}/public/first.js`, "utf8");
      this.emitFile({ type: "asset", fileName: "first.js", source: (await minify("first.js", source)).code });
    },
  };
}

// The font that every page needs is requested together with the page, not after its style sheet.
function preloadTextFont(): Plugin {
  return {
    name: "preload-text-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /archivo-latin-wght-normal.*\.woff2$/.test(name),
        );
        if (!font) return [];
        const attrs = { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: "" };
        return [{ tag: "link", injectTo: "head", attrs }];
      },
    },
  };
}

// A chunk's style sheet can arrive before the main one; whichever is first must state the order of the layers.
function layerOrderFirst(): Plugin {
  const order = "@layer reset,tokens,base,components,pages,utilities;";
  return {
    name: "layer-order-first",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `${order}${file.source}`;
      }
    },
  };
}

// An icon's parts have random letters as keys, which no compression shortens; their indices do as well. A line that only
// reads the parts has no effect, but keeps the rest from being shortened.
function shortIcons(): Plugin {
  return {
    name: "short-icons",
    transform: {
      filter: { id: /lucide-react\/.*\/icons\/[\w-]+\.m?js$/ },
      handler(code) {
        let place = 0;
        const short = code
          .replace(/\bkey: "\w+"/g, () => `key: ${place++}`)
          .replace(/^__iconData\.node;$/m, "");
        return { code: short, map: null };
      },
    },
  };
}

const moduleFiles = new Map<string, string>();

/**
 * `_row_skeleton`: shorter than with hashes, which no compression shortens. Two style
 * sheets of one name are refused.
 */
function scopedName(name: string, file: string): string {
  const sheet = file.replace(/^.*\/|\.module\.css.*$/g, "");
  const known = moduleFiles.get(sheet) ?? file;
  if (known !== file) throw new Error(`Two style sheets are called ${sheet}: ${known} and ${file}`);
  moduleFiles.set(sheet, file);
  return `_${name}_${sheet}`;
}

declare const process: { env: Record<string, string | undefined> };
const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

const production = (entry: string): string =>
  `${import.meta.dirname}/../../node_modules/react-router/dist/production/${entry}.mjs`;

/** The code that draws pages on the server: one file with everything it needs. */
const forServer: BuildOptions = {
  outDir: "dist/.render",
  emptyOutDir: true,
  copyPublicDir: false,
  target: "esnext",
  rolldownOptions: { output: { codeSplitting: false } },
};

const forBrowsers: BuildOptions = {
  outDir: "dist",
  emptyOutDir: true,
  manifest: true,
  target: ["es2022", "chrome111", "firefox121", "safari16"],
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      // Every first page contains the names of all chunks: the shortest possible hash tells builds apart well enough.
      chunkFileNames: "assets/[name]-[hash:7].js",
      assetFileNames: "assets/[name]-[hash:7][extname]",
      // React and the router change seldom: one chunk that stays cached over releases. Everything else splits
      // along the lazy routes, so that what only organisers use is never sent to spectators.
      codeSplitting: {
        groups: [
          {
            name: "react",
            test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)\//,
          },
          { name: "csv", test: /node_modules\/papaparse\// },
          { name: "dropzone", test: /node_modules\/(react-dropzone|file-selector|attr-accept)\// },
          { name: "table", test: /node_modules\/@tanstack\// },
          // What all spectators' pages need comes as one file instead of thirty small ones.
          {
            name: "spectator",
            test: /apps\/web\/src\/(live\/(?!home|stream|score-sentences)|tournament\/(?!bracket)|components\/(game-row|gap-row|live-badge|next-game-card|filter-bar|share\/copy-text|notice|pill|changed|select|field\/(control|field-frame)|table\/(column|sortable|table))|layout\/tournament)|packages\/(events\/rules\/grouped-by|projections\/(lists|past|schedule|patches\/patch))\.ts|lucide-react\/dist\/esm\/icons\/(chevron-right|link-2|x)\.mjs/,
          },
        ],
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: isSsrBuild
    ? [react()]
    : [
        react(),
        shortIcons(),
        shortFirstScript(),
        preloadTextFont(),
        layerOrderFirst(),
        stylesFirst(),
        offlineWorker(),
      ],
  // The package gives its development build to everybody but servers; the other one is the same, smaller.
  resolve: {
    alias: { "react-router/dom": production("dom-export"), "react-router": production("index") },
  },
  css: { modules: { generateScopedName: scopedName } },
  server: { port: 5173, proxy: { "/api": server, "/healthz": server } },
  build: isSsrBuild ? forServer : forBrowsers,
  ssr: { noExternal: true },
  // On the server this is a variable, and React would include both of its builds.
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
}));
