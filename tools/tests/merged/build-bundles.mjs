import { mkdir, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { runCompiler } from '../../build/run-compiler.mjs';
import { CACHE_DIR, ROOT } from '../../run/paths.mjs';
import { swcOptions } from '../jest/swc-options.mjs';

/** Where the bundles of a run are, which are made again for each. */
export const BUNDLES = join(CACHE_DIR, 'merged');

/**
 * Test files that run as one: each module they load is loaded once for all of them.
 * @typedef {{ name: string, project: string, files: readonly string[] }} Bundle `project` is one of jest.config.mjs,
 *   `files` are paths within the repository
 */

/**
 * @param {readonly Bundle[]} bundles
 * @returns {Promise<readonly string[]>} the path of each
 */
export async function buildBundles(bundles) {
  await rm(BUNDLES, { recursive: true, force: true });
  await mkdir(BUNDLES, { recursive: true });
  for (const bundle of bundles) await writeFile(entryOf(bundle), source(bundle));
  for (const project of new Set(bundles.map((each) => each.project)))
    await build(
      project,
      bundles.filter((each) => each.project === project),
    );
  return bundles.map(pathOf);
}

/** @param {Bundle} bundle */
export const pathOf = ({ project, name }) => join(BUNDLES, project, `${name}.mjs`);

/** @param {Bundle} bundle */
const entryOf = ({ project, name }) => join(BUNDLES, `${project}-${name}.entry.cjs`);

/**
 * The modules that register hooks while they load, by project. A bundle loads them before its files: within one of
 * them, the hooks would be that file's alone.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const HOOKS = { 'unit-web': ['libs/ui/src/testing/all-answered.ts'] };

/**
 * Each file in a group of its own, named by its path, so that its hooks stay its own.
 * @param {Pick<Bundle, 'project' | 'files'>} bundle
 */
export const source = ({ project, files }) =>
  [
    ...(HOOKS[project] ?? []).map((file) => `require(${JSON.stringify(join(ROOT, file))});`),
    `const { separate } = require(${JSON.stringify(join(import.meta.dirname, 'separate-file.mjs'))});`,
    ...files.map((file) => {
      const path = JSON.stringify(join(ROOT, file));
      return `describe(${JSON.stringify(file)}, () => separate(() => require(${path})));`;
    }),
  ].join('\n');

/**
 * @param {string} project
 * @param {readonly Bundle[]} bundles
 */
async function build(project, bundles) {
  // A new clone has no packages yet when the runner of the tests loads this.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack({
    context: ROOT,
    mode: 'none',
    target: 'node20',
    devtool: 'source-map',
    entry: Object.fromEntries(bundles.map((each) => [each.name, entryOf(each)])),
    output: {
      path: dirname(pathOf({ project, name: '', files: [] })),
      filename: '[name].mjs',
      module: true,
      chunkFilename: 'chunks/[name]-[id].mjs',
      chunkFormat: 'module',
      library: { type: 'module' },
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    externalsType: 'module-import',
    externals: [...builtinModules.flatMap((each) => [each, `node:${each}`]), packagesOfOthers],
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['node', 'import', 'default'],
    },
    module: {
      parser: {
        javascript: { url: false, worker: false },
      },
      rules: [
        { test: /\.ts$/, type: 'javascript/auto', use: [swc(false), SOURCE_PATHS] },
        { test: /\.tsx$/, type: 'javascript/auto', use: [swc(true), SOURCE_PATHS] },
        { test: /\.mjs$/, type: 'javascript/auto', use: SOURCE_PATHS },
        { test: /\.(css|svg|png|woff2)$/, type: 'asset/source' },
      ],
    },
    optimization: { minimize: false, nodeEnv: false, concatenateModules: false, sideEffects: false },
    node: { __dirname: false, __filename: false },
  });
  await runCompiler(compiler);
}

/** @param {boolean} tsx */
const swc = (tsx) => ({ loader: 'builtin:swc-loader', options: swcOptions(tsx) });

const SOURCE_PATHS = join(import.meta.dirname, 'source-paths.mjs');

/** What is not ours stays as it is: Jest loads it as it does for a single test file. */
const packagesOfOthers = (
  /** @type {{ request?: string }} */ { request = '' },
  /** @type {(error?: null, result?: string) => void} */ callback,
) => {
  if (/^(\.|\/|@console\/)/.test(request)) callback();
  else callback(null, `module-import ${request}`);
};
