import { rspack, type Compiler } from '@rspack/core';

/** Puts a preload link for the fonts matching `pattern` into the page: text first drawn is final. */
export class PreloadFontPlugin {
  readonly #pattern: RegExp;

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFontPlugin', (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap('PreloadFontPlugin', (data) => {
        const fonts = Object.keys(compilation.assets).filter((name) => this.#pattern.test(name));
        for (const font of fonts) {
          data.headTags.unshift({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${font}`,
              crossorigin: 'anonymous',
            },
            voidTag: true,
          });
        }
        return data;
      });
    });
  }
}
