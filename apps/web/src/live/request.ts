// One read from the server, with the token if there is one; an answer that is no success is thrown.
import { remembered } from "../session/device-store.ts";

export class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.status = status;
  }
}

/** 304 is an answer like any other here. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  const token = rememberedToken();
  const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { ...init, headers });
  if (!response.ok && response.status !== 304) throw new Refused(response.status);
  return response;
}

/** What the last log-in on this device left; it may have ended. */
export const rememberedToken = (): string | null => remembered("token");
