import { Fault } from '../run/fault.mjs';

/**
 * Runs a compiler once.
 * @param {import('@rspack/core').Compiler} compiler
 * @returns {Promise<void>}
 * @throws {Fault} with the errors of what it compiled
 */
export function runCompiler(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Fault(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
}
