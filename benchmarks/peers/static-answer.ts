// The limit of a read: Elysia answering the same bytes every time. BYTES is how many.
import { Elysia } from "elysia";

const body = JSON.stringify("x".repeat(Number(Bun.env.BYTES ?? 2) - 2));

new Elysia()
  .get("/", () => new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } }))
  .listen({ hostname: "127.0.0.1", port: Number(Bun.env.PORT) });
