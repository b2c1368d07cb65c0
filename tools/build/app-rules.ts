import type { Configuration } from '@rspack/core';

/** The rules by which sources become modules: TypeScript and React by swc, plain style sheets by rspack itself. */
export function appRules(development: boolean): NonNullable<Configuration['module']> {
  return {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development, refresh: development } },
            target: 'es2022',
          },
        },
      },
      // A package may declare its code free of side effects; a style sheet consists of side effects.
      { test: /\.css$/, type: 'css', sideEffects: true },
      { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
    ],
  };
}
