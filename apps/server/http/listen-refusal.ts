// Why a server may not use the address that it was told to listen on, in one sentence that names the variable.
import { StartRefusal } from "#server/start-refusal.ts";

/** An unknown name is ENOTFOUND or, with another resolver, ENXIO. */
const NOT_HERE = ["EADDRNOTAVAIL", "EINVAL", "ENOTFOUND", "ENXIO"];

/** Null if the error is not about the address. */
export function listenRefusal(error: unknown, host: string, port: number): StartRefusal | null {
  const { code } = error as { code?: string };
  if (code === "EADDRINUSE") return new StartRefusal(`Port ${port} is taken; set PORT to another one.`);
  if (code === "EACCES" || code === "EPERM")
    return new StartRefusal(
      `This user may not listen on port ${port}; set PORT to one from 1024 on, and let a proxy take the lower one.`,
    );
  if (NOT_HERE.includes(code ?? ""))
    return new StartRefusal(
      `HOST ${host} is not an address of this machine; set it to 127.0.0.1 for this machine alone, or to 0.0.0.0 for every network.`,
    );
  return null;
}
