// Puts a .br and a .gz file beside every text file of the built site, so that the server never compresses one.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = /\.(html|js|mjs|css|svg|json|webmanifest|txt|xml|map|ico)$/;
/** Smaller files fit into one packet uncompressed. */
const smallestBytes = 512;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export async function compressFolder(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => texts.test(file)).map((file) => compressFile(join(folder, file))));
}

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
