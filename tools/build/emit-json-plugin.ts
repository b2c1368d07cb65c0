import { Compilation, rspack, type Compiler } from '@rspack/core';

/** Writes a value into the build as a JSON file. */
export class EmitJsonPlugin {
  readonly #file: string;
  readonly #value: unknown;

  constructor(file: string, value: unknown) {
    this.#file = file;
    this.#value = value;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitJsonPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitJsonPlugin', stage }, () => {
        const text = `${JSON.stringify(this.#value, null, 2)}\n`;
        compilation.emitAsset(this.#file, new rspack.sources.RawSource(text));
      });
    });
  }
}
