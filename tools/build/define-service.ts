import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ABSENT } from './absent-packages.mjs';

const ENTRIES = ['main', 'cli', 'worker', 'thread'] as const;

export interface ServiceBuild {
  /** The package's folder: `import.meta.dirname`. */
  readonly dir: string;
  /** Optional packages that this service does use. */
  readonly uses?: readonly string[];
  /** Native packages: kept outside the bundle, installed beside it. */
  readonly external?: readonly string[];
}

/** Bundles `src/main.ts`, `src/cli.ts`, `src/worker.ts` and `src/thread.ts`, those that exist, for Node. */
export function defineService({ dir, uses = [], external = [] }: ServiceBuild): Configuration {
  const entry = Object.fromEntries(
    ENTRIES.map((name) => [name, entryFile(dir, name)]).filter((pair) => pair[1] !== null),
  ) as Record<string, string>;
  return {
    context: dir,
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    entry,
    output: {
      path: join(dir, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      clean: true,
    },
    // Required rather than imported: CommonJS packages inside the bundle inherit from node's classes.
    externalsType: 'node-commonjs',
    externals: Object.fromEntries([...NODE_MODULES, ...external].map((name) => [name, name])),
    resolve: { extensions: ['.ts', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: SWC,
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { minimize: false, splitChunks: { chunks: 'all', minSize: 0 } },
    node: { __dirname: false, __filename: false },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/\/typeorm-compat\.js$/, NO_TYPEORM_0),
      new rspack.IgnorePlugin({
        checkResource: (request) => ABSENT.test(request) && !uses.some((name) => request.startsWith(name)),
      }),
    ],
    ignoreWarnings: [/Critical dependency/, /require function is used in a way/],
    performance: false,
  };
}

const NO_TYPEORM_0 = join(import.meta.dirname, 'no-typeorm-0.mjs');

const NODE_MODULES = builtinModules.flatMap((name) => [name, `node:${name}`]);

const SWC = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
    keepClassNames: true,
  },
};

function entryFile(dir: string, name: string): string | null {
  return (
    [join(dir, 'src', `${name}.ts`), join(dir, 'src', name, 'main.ts')].find((file) => existsSync(file)) ??
    null
  );
}
