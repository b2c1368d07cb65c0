import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { runCompiler } from '../build/run-compiler.mjs';
import { ROOT } from '../run/paths.mjs';
import { ABSENT } from '../build/absent-packages.mjs';

/**
 * Packages of many files, which Jest would read one by one for every test file, each bundled into one file. Only
 * packages with named imports, because Jest handles a default import of a bundle differently.
 * @type {readonly { name: 'node' | 'web', conditions: readonly string[], packages: readonly string[],
 *   external: readonly (string | RegExp)[] }[]}
 */
const BUNDLES = [
  {
    name: 'node',
    conditions: ['node'],
    packages: [
      'reflect-metadata',
      '@nestjs/common',
      '@nestjs/core',
      '@nestjs/platform-fastify',
      '@nestjs/typeorm',
      'bullmq',
      'fastify',
      'jose',
      'kysely',
      'redis',
      'rxjs',
      'typeorm',
      'zod',
    ],
    // These start threads of their own files, or are drivers passed to bundled packages.
    external: ['pino', 'mysql2', 'mysql2/promise'],
  },
  {
    name: 'web',
    conditions: ['browser'],
    packages: [
      'react-dom',
      'react-dom/client',
      'react-dom/test-utils',
      'antd',
      '@testing-library/react',
      '@testing-library/dom',
      '@tanstack/react-query',
      'react-router-dom',
      'echarts/core',
      'echarts/charts',
      'echarts/components',
      'echarts/features',
      'echarts/renderers',
      '@xyflow/react',
      'zod',
    ],
    // These have default imports, or need Jest's own `module.require`.
    external: [/^dayjs($|\/)/, /^react($|\/)/],
  },
];

/**
 * The paths of the bundles for Jest, built if they do not exist for this lock file and this list.
 * @param {'node' | 'web'} name
 * @returns {Promise<Record<string, string>>} for `moduleNameMapper`
 */
export async function bundledPackages(name) {
  const bundle = BUNDLES.find((each) => each.name === name);
  if (bundle === undefined) throw new Error(`there is no bundle ${name}`);
  const hash = createHash('sha256').update(process.version);
  for (const file of [join(ROOT, 'package-lock.json'), import.meta.filename])
    hash.update(await readFile(file));
  const cache = join(ROOT, 'node_modules/.cache/console-tests');
  const directory = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(directory)) await buildInto(directory, bundle);
  return Object.fromEntries(
    bundle.packages.map((each) => [`^${each}$`, join(directory, `${fileName(each)}.cjs`)]),
  );
}

/**
 * @param {string} directory
 * @param {(typeof BUNDLES)[number]} bundle
 */
async function buildInto(directory, bundle) {
  const cache = dirname(directory);
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${directory}.`);
  await build(bundle, draft);
  try {
    await rename(draft, directory);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(directory)) throw error;
    await rm(draft, { recursive: true });
  }
  const isOlder = (/** @type {string} */ name) =>
    name.startsWith(`${bundle.name}-`) && !name.startsWith(basename(directory));
  for (const name of (await readdir(cache)).filter(isOlder))
    await rm(join(cache, name), { recursive: true, force: true });
}

/** @param {string} name */
const fileName = (name) => name.replaceAll(/[^a-z0-9]+/gi, '-');

/**
 * @param {(typeof BUNDLES)[number]} bundle
 * @param {string} path
 */
function build({ conditions, packages, external }, path) {
  const compiler = rspack({
    context: ROOT,
    mode: 'none',
    target: 'node20',
    devtool: false,
    entry: Object.fromEntries(packages.map((each) => [fileName(each), each])),
    output: {
      path,
      filename: '[name].cjs',
      chunkFilename: '[name].chunk.cjs',
      library: { type: 'commonjs2' },
    },
    externalsType: 'commonjs',
    externals: [...builtinModules.flatMap((each) => [each, `node:${each}`]), ...external],
    // Resolves like Jest: only `main`, and its environment's conditions.
    resolve: {
      extensions: ['.js', '.cjs', '.mjs', '.json'],
      mainFields: ['main'],
      byDependency: {
        esm: { conditionNames: ['import', ...conditions, 'default'] },
        commonjs: { conditionNames: ['require', ...conditions, 'default'] },
      },
    },
    optimization: {
      minimize: false,
      nodeEnv: false,
      runtimeChunk: 'single',
      splitChunks: { chunks: 'all', minSize: 0, maxInitialRequests: Infinity },
    },
    node: { __dirname: false, __filename: false },
    plugins: [new rspack.IgnorePlugin({ checkResource: (request) => ABSENT.test(request) })],
  });
  return runCompiler(compiler);
}
