import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|mjs|css|html|json|svg|txt|map|wasm)$/;
/** Below this the answer fits one packet either way. */
const SMALLEST_BYTES = 1024;

/**
 * Writes `file.br` beside each file that shrinks. The thread pool works on several at once.
 * @param {string} directory
 * @param {readonly string[]} files
 */
export async function compressFiles(directory, files) {
  await Promise.all(
    files.filter((file) => COMPRESSIBLE.test(file) && !file.endsWith('.map')).map(async (file) => {
      const content = await readFile(join(directory, file));
      if (content.length < SMALLEST_BYTES) return;
      const small = await compress(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      if (small.length < content.length) await writeFile(join(directory, `${file}.br`), small);
    }),
  );
}
