import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|html|json|svg)$/;
/** Smaller files are not compressed: a header costs more than compression saves. */
const MIN_BYTES = 1024;

/** Writes `<file>.br` beside each text file once all are final, so that the server need not compress. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', async (compilation) => {
      const folder = compiler.options.output.path ?? compiler.outputPath;
      const names = Object.keys(compilation.assets).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => compressFile(join(folder, name))));
    });
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await compress(content, { params }));
}
