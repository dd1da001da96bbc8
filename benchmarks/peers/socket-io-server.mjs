// socket.io broadcasting what is posted to everyone who is connected, by its own default adapter. What is posted to
// /kept is a committed row of DATABASE_URL first.
import { createServer } from "node:http";
import pg from "pg";
import { Server } from "socket.io";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
await pool.query(
  "create table if not exists kept (position bigint generated always as identity primary key, content jsonb not null)",
);
const keep = (text) => pool.query("insert into kept (content) values ($1)", [JSON.stringify({ text })]);

const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => (text += chunk));
  request.on("end", async () => {
    if (request.url === "/kept") await keep(text);
    if (request.method === "POST") io.emit("patch", text);
    response.end("ready");
  });
});
// Pings far apart: the benchmark's pages do not answer them.
const io = new Server(server, {
  transports: ["websocket"],
  pingInterval: 1_800_000,
  perMessageDeflate: false,
});
server.keepAliveTimeout = 0;
server.listen(Number(process.env.PORT), "127.0.0.1");
