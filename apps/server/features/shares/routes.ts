// Shares over HTTP: counted when a page is shared, listed without pages of unpublished tournaments (rule 26).

import { Elysia } from "elysia";
import type { Kysely } from "kysely";
import { z } from "zod";
import { cleanSlug } from "#events/rules/slug.ts";
import { requiredText } from "#server/http/fields.ts";
import { post } from "#server/http/post.ts";
import { publicOrigin } from "#server/http/public-origin.ts";
import { cacheControl } from "#server/http/read.ts";
import { jsonResponse } from "#server/http/responses.ts";
import { isRefusal, type Viewer } from "#server/log/command.ts";
import type { Database } from "#server/postgres/schema.ts";
import type { Site } from "#server/site.ts";
import { PLATFORMS, shareOf } from "./decide.ts";

const SHARE = z.object({ url: requiredText("url", 2000), platform: requiredText("platform", 50) });
const LISTED_MOST = 1000;

/**
 * A tournament's pages are listed for those who may see it, every other page for all.
 * `slug`: for one tournament alone.
 */
function visibleShares(db: Kysely<Database>, viewer: Viewer | null, slug: string | undefined) {
  const all = db.selectFrom("shares").leftJoin("tournaments", "tournaments.slug", "shares.slug");
  const shares = slug === undefined ? all : all.where("shares.slug", "=", cleanSlug(slug));
  if (viewer?.everything) return shares;
  return shares.where((where) => {
    const open = [where("tournaments.id", "is", null), where("tournaments.published", "=", true)];
    if (!viewer) return where.or(open);
    const own = db.selectFrom("organisers").select("tournament").where("account", "=", viewer.account);
    return where.or([...open, where("tournaments.id", "in", own)]);
  });
}

export function shareRoutes(site: Site) {
  const limit = site.limits.shares;
  const listResponse = async (request: Request, list: (viewer: Viewer | null) => Promise<unknown>) => {
    const viewer = await site.sessions.visitorOf(request);
    const headers = { "cache-control": cacheControl(viewer), vary: "Authorization" };
    return jsonResponse(200, await list(viewer), headers);
  };

  return new Elysia({ name: "shares" })
    .post("/api/share", ({ request, server }) =>
      post(
        site,
        { request, server },
        {
          input: SHARE,
          limit,
          act: async (db, input) => {
            const share = shareOf(input, publicOrigin(request, site.config, site.publicUrl));
            if (isRefusal(share)) return share;
            const id = crypto.randomUUID();
            await db
              .insertInto("shares")
              .values({ id, ...share })
              .execute();
            return { status: 201, body: { _id: id, platform: share.platform, url: share.url } };
          },
        },
      ),
    )
    .get("/api/share", ({ request, query }) =>
      listResponse(request, (viewer) =>
        visibleShares(site.db, viewer, query.slug)
          .select(["shares.id as _id", "shares.platform", "shares.url"])
          .orderBy("shares.at", "desc")
          .orderBy("shares.id")
          .limit(LISTED_MOST)
          .execute(),
      ),
    )
    .get("/api/share-count-by-platform", ({ request, query }) =>
      listResponse(request, async (viewer) => {
        const rows = await visibleShares(site.db, viewer, query.slug)
          .select(({ fn }) => ["shares.platform", fn.countAll<number>().as("count")])
          .groupBy("shares.platform")
          .execute();
        const counts = new Map(rows.map(({ platform, count }) => [platform, Number(count)]));
        return PLATFORMS.map((platform) => ({ platform, count: counts.get(platform) ?? 0 }));
      }),
    );
}
