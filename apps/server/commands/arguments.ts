// Reads the words typed after a command; anything unknown is refused, never guessed or ignored.
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { Misuse } from "./complaint.ts";

/** `most`: how many words may be no options. Refuses unknown options, missing values and extra words. */
export function readArguments<T extends ParseArgsOptionsConfig>(args: string[], most: number, options: T) {
  const { values, positionals } = parsed(args, options);
  const tooMany = positionals[most];
  if (tooMany !== undefined) throw new Misuse(`There is one word too many: “${tooMany}”.`);
  return { values, positionals };
}

function parsed<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const option = /'(?:-\w, )?(-{1,2}[^\s'=]+)/.exec(message)?.[1] ?? "";
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") throw new Misuse(`There is no option ${option}.`);
    if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
      throw new Misuse(
        message.includes("does not take") ? `${option} takes no value.` : `${option} needs a value after it.`,
      );
    throw error;
  }
}
