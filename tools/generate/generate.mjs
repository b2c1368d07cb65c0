import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Fault, runMain } from '../run/fault.mjs';
import { ROOT } from '../run/paths.mjs';
import { featurePlan, modulePlan, tablePlan } from './kinds.mjs';
import { filled } from './names.mjs';

const TEMPLATES = join(import.meta.dirname, 'templates');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const USAGE = `usage: npm run generate -- table <domain> <name>
       npm run generate -- feature <module> <name>
       npm run generate -- module <name>
A name is words of small letters joined by hyphens: default-prompts`;

/** `npm run generate`: code that compiles and is tested from its first minute on, to be adapted. */
export function main() {
  return runMain(async () => {
    const { made, left, then } = await generate(ROOT, process.argv.slice(2));
    for (const file of made) console.log(`✓ ${file}`);
    for (const { file, line } of left) console.log(`! ${file} has no place for it, write there: ${line}`);
    console.log(`\nNow yours:\n${then.map((each) => `- ${each}`).join('\n')}`);
    return 0;
  });
}

/**
 * Writes nothing unless everything can be written.
 * @param {string} root of the repository
 * @param {readonly string[]} args
 * @returns {Promise<{ made: readonly string[], left: readonly import('./wire.mjs').Wiring[], then: readonly string[] }>}
 */
export async function generate(root, args) {
  const plan = await planOf(root, args);
  const standing = plan.files.filter(([, file]) => existsSync(join(root, file)));
  if (standing.length > 0)
    throw new Fault(`not overwritten:\n${standing.map(([, file]) => file).join('\n')}`);
  /** @type {Map<string, string>} */
  const written = new Map();
  for (const [template, file, names = plan.names] of plan.files)
    written.set(file, filled(await readFile(join(TEMPLATES, `${template}.tmpl`), 'utf8'), names));
  const left = [];
  for (const wiring of plan.wiring) {
    const { file, edit } = wiring;
    const text = edit(written.get(file) ?? (await readFile(join(root, file), 'utf8')));
    if (text === null) left.push(wiring);
    else written.set(file, text);
  }
  for (const [file, text] of written) await write(root, file, text);
  return { made: [...written.keys()], left, then: plan.then };
}

/** @param {string} root @param {string} file @param {string} text */
async function write(root, file, text) {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  const options = { ...(await resolveConfig(join(ROOT, file))), filepath: path };
  await writeFile(path, await format(text, options));
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<import('./kinds.mjs').Plan>}
 */
async function planOf(root, args) {
  const [kind, ...names] = args;
  const wanted = kind === 'module' ? 1 : 2;
  const [first = '', second = ''] = names;
  if (names.length !== wanted || !names.every((name) => NAME.test(name))) throw new Fault(USAGE);
  if (kind === 'module') return modulePlan(first, await workspaceOf(root));
  if (kind === 'feature') {
    requireFolder(root, `mfe-${first}`);
    return featurePlan(first, second);
  }
  if (kind !== 'table') throw new Fault(USAGE);
  requireFolder(root, `services/${first}`);
  const migrations = await readFile(join(root, `services/${first}/src/migrations.ts`), 'utf8');
  return tablePlan(first, second, nextTimestamp(migrations));
}

/** @param {string} root @param {string} folder */
function requireFolder(root, folder) {
  if (!existsSync(join(root, folder))) throw new Fault(`there is no ${folder}\n${USAGE}`);
}

/** Of the first migrations of every schema. */
const FIRST_TIMESTAMP = 1_795_190_400_000;

/** Migrations run in the order of their timestamps. @param {string} text */
function nextTimestamp(text) {
  const found = [...text.matchAll(/\b1\d{12}\b/g)].map(([digits]) => Number(digits));
  return Math.max(FIRST_TIMESTAMP, ...found) + 1;
}

/**
 * What a new module shares with the others: versions, and ports counted on.
 * @param {string} root
 */
async function workspaceOf(root) {
  const modules = (await readdir(root)).filter((name) => name.startsWith('mfe-')).sort();
  const read = (/** @type {string} */ file) => readFile(join(root, file), 'utf8');
  const { dependencies } = JSON.parse(await read(`${modules[0]}/package.json`));
  const { dependencies: core } = JSON.parse(await read('libs/contract/core/package.json'));
  const configs = await Promise.all(modules.map((name) => read(`${name}/rspack.config.ts`)));
  const ports = configs.map((text) => Number(/port: (\d+)/.exec(text)?.[1] ?? 0));
  return {
    port: Math.max(...ports) + 1,
    versions: {
      contractCore: dependencies['@console/contract-core'],
      platform: dependencies['@console/platform'],
      ui: dependencies['@console/ui'],
      federation: dependencies['@module-federation/enhanced'],
      query: dependencies['@tanstack/react-query'],
      react: dependencies.react,
      router: dependencies['react-router-dom'],
      zod: core.zod,
    },
  };
}
