// The files that commands read and write, relative to the folder where the command was typed.
import { access, constants, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Complaint, Misuse } from "./complaint.ts";

/** npm and bun run a command in the project's folder, and say where it was typed. */
export const fromWhereTyped = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);

/** In: what was typed. Out: the file's path; refuses a missing name, a missing file, or a folder. */
export async function fileToRead(path: string | undefined, what: string): Promise<string> {
  if (!path) throw new Misuse(`Please name the file of ${what}.`);
  const full = fromWhereTyped(path);
  const found = await stat(full).catch((error) => {
    throw fileComplaint(full, "read", error) ?? error;
  });
  if (found.isDirectory()) throw new Complaint(`${full} is a folder; please name the file of ${what}.`);
  await access(full, constants.R_OK).catch((error) => {
    throw fileComplaint(full, "read", error) ?? error;
  });
  return full;
}

/** What the operating system said about a file; null for any other error. */
export function fileComplaint(path: string, act: "read" | "written", error: unknown): Complaint | null {
  const { code } = error as { code?: string };
  if (code === "ENOENT")
    return new Complaint(
      act === "read" ? `There is no file ${path}.` : `${path} cannot be written: its folder is not there.`,
    );
  if (code === "ENOSPC" || code === "EDQUOT")
    return new Complaint(`${path} cannot be written: the disk is full.`);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "ENOTDIR")
    return new Complaint(`${path} cannot be ${act} by this user (${code}).`);
  return null;
}
