import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/**
 * One import that each rule of .dependency-cruiser.cjs must refuse: `[rule, importer, imported]`.
 * @type {readonly (readonly [string, string, string])[]}
 */
const FORBIDDEN = [
  ['shell', 'shell/src/a.ts', 'mfe-company/src/b.ts'],
  ...['company', 'industry', 'invest', 'ai'].flatMap((name) => [
    /** @type {const} */ ([`module-${name}`, `mfe-${name}/src/a.ts`, `services/${name}/src/b.ts`]),
    /** @type {const} */ ([`service-${name}`, `services/${name}/src/a.ts`, 'services/access/src/b.ts']),
    /** @type {const} */ ([
      `contract-${name}`,
      `libs/contract/${name}/src/a.ts`,
      'libs/contract/access/src/b.ts',
    ]),
  ]),
  ['module-company', 'mfe-company/src/c.ts', 'libs/contract/invest/src/b.ts'],
  ['feature-to-feature', 'mfe-company/src/features/list/a.ts', 'mfe-company/src/features/detail/b.ts'],
  ['feature-to-feature', 'shell/src/features/login/a.ts', 'shell/src/features/lock/b.ts'],
  ['core-below-features', 'shell/src/core/tabs/a.ts', 'shell/src/features/home/b.ts'],
  ['features-below-app', 'shell/src/features/home/c.ts', 'shell/src/app/frame/b.ts'],
  ['service-gateway', 'services/gateway/src/a.ts', 'libs/market/src/b.ts'],
  ['service-data', 'services/data/src/a.ts', 'libs/ecology/src/b.ts'],
  ['contract-data', 'libs/contract/data/src/a.ts', 'libs/contract/access/src/b.ts'],
  ['service-access', 'services/access/src/a.ts', 'libs/ecology/src/b.ts'],
  ['contract-core', 'libs/contract/core/src/a.ts', 'libs/contract/ai/src/b.ts'],
  ['contract-access', 'libs/contract/access/src/a.ts', 'libs/contract/ai/src/b.ts'],
  ['contract-packages', 'libs/contract/core/src/c.ts', 'libs/platform/src/b.ts'],
  ['quant-pure', 'libs/quant/src/a.ts', 'node:fs'],
  ['quant-cli', 'libs/quant/src/b.ts', 'libs/quant/src/cli/b.ts'],
  ['platform', 'libs/platform/src/a.ts', 'libs/ui/src/b.ts'],
  ['ui', 'libs/ui/src/a.ts', 'shell/src/b.ts'],
  ['charts', 'libs/charts/src/a.ts', 'libs/ui/src/b.ts'],
  ['subject', 'libs/subject/src/a.ts', 'libs/contract/company/src/b.ts'],
  ['node-kit', 'libs/node-kit/src/a.ts', 'libs/market/src/b.ts'],
  ['market', 'libs/market/src/a.ts', 'libs/ecology/src/b.ts'],
  ['market', 'libs/market/src/c.ts', 'libs/market-demo/src/b.ts'],
  ['market-demo', 'libs/market-demo/src/a.ts', 'libs/ecology/src/b.ts'],
  ['ecology', 'libs/ecology/src/a.ts', 'libs/market/src/b.ts'],
  ['journeys', 'e2e/a.ts', 'services/access/src/b.ts'],
  ['module-antd', 'mfe-ai/src/c.ts', 'node_modules/antd/index.js'],
  ['testing-in-tests', 'mfe-ai/src/e.ts', 'libs/ui/src/testing/b.ts'],
  ['no-circle', 'tools/circle/a.ts', 'tools/circle/b.ts'],
  ['resolvable', 'tools/c.ts', './nowhere.ts'],
];

/** An import that every rule allows: if it were reported, reports of the others would prove nothing. */
const ALLOWED = /** @type {const} */ (['mfe-company/src/d.ts', 'libs/contract/company/src/d.ts']);

/** @typedef {{ directory: string, forbidden: typeof FORBIDDEN, allowed: typeof ALLOWED, remove: () => Promise<void> }} Canary */

/** @returns {Promise<Canary>} a small repository that breaks every rule once */
export async function writeCanary() {
  const directory = await mkdtemp(join(tmpdir(), 'boundaries-'));
  /** @type {Map<string, string>} */
  const files = new Map();
  const pairs = [...FORBIDDEN.map((each) => each.slice(1)), ALLOWED];
  for (const [, to = ''] of pairs) {
    if (to.includes('/') && !to.startsWith('.')) files.set(to, 'export const value = 1;\n');
  }
  for (const [from = '', to = ''] of pairs) files.set(from, `export * from '${specifier(from, to)}';\n`);
  // Completes the import cycle.
  files.set('tools/circle/b.ts', `export * from './a.ts';\n`);
  for (const [path, content] of files) {
    await mkdir(join(directory, dirname(path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  return {
    directory,
    forbidden: FORBIDDEN,
    allowed: ALLOWED,
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/**
 * @param {string} from
 * @param {string} to a path of the canary, or a specifier, which is written unchanged
 */
function specifier(from, to) {
  if (to.startsWith('node:') || to.startsWith('.')) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
