import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';

const ROOT = join(import.meta.dirname, '../..');
const { BUNDLED_PACKAGE: directory = '', BUNDLED_INPUTS: inputs = '' } = process.env;
const { default: config } = (await import(join(directory, 'rspack.config.ts'))) as { default: Configuration };

/** Writes a list of the repository's files that a build read. */
class ListInputs {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('ListInputs', ({ fileDependencies }) => {
      const read = [...fileDependencies].filter((file) => !relative(ROOT, file).includes('node_modules/'));
      writeFileSync(inputs, JSON.stringify(read.sort()));
    });
  }
}

/** The build of a service for tests that run its worker and its threads, with the list of its source files. */
export default { ...config, plugins: [...(config.plugins ?? []), new ListInputs()] };
