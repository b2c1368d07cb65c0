import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault, runMain } from '../run/fault.mjs';
import { ROOT } from '../run/paths.mjs';
import { formatText } from '../workspace/format-text.mjs';
import { chartPlan } from './chart-kind.mjs';
import { featurePlan, modulePlan } from './kinds.mjs';
import { filled } from './names.mjs';
import { forgetEntries } from './read-sources.mjs';
import { tabPlan } from './tab-kind.mjs';
import { tablePlan } from './table-kind.mjs';

const TEMPLATES = join(import.meta.dirname, 'templates');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MART_NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const USAGE = `usage: npm run generate -- table <domain> <table of the mart> [name] [--feature F] [--needs A] [--title T] [--path P] [--source S]
       npm run generate -- chart <domain> <name> --of <table of the mart> --lines a,b --bars c [--over d] [and as table]
       npm run generate -- tab <module> <key> --parts <name>,<name> [--title T] [--needs A]
       npm run generate -- feature <module> <name>
       npm run generate -- module <name>
A name is words of small letters joined by hyphens: default-prompts; a table of the mart is called as there: analyst_rating`;

/** Texts that may be put between quotes in code. */
const PLAIN = /^[^'"`\\\n]+$/;
/** @type {Readonly<Record<string, RegExp>>} */
const FITTING = { feature: NAME, path: /^\/api\/[\w/-]+$/ };

const TEXT = /** @type {const} */ ({ type: 'string' });
const OF_SUBJECT = { feature: TEXT, needs: TEXT, title: TEXT, path: TEXT, source: TEXT };

/**
 * The arguments of each kind, and its plan.
 * @type {Readonly<Record<string, {
 *   names: readonly RegExp[], optional?: RegExp, options?: Readonly<Record<string, { type: 'string' }>>,
 *   plan: (root: string, names: readonly string[], options: Readonly<Record<string, string | undefined>>) =>
 *     Promise<import('./kinds.mjs').Plan> }>>}
 */
const KINDS = {
  table: { names: [NAME, MART_NAME], optional: NAME, options: OF_SUBJECT, plan: tablePlan },
  chart: {
    names: [NAME, NAME],
    options: { ...OF_SUBJECT, of: TEXT, over: TEXT, lines: TEXT, bars: TEXT },
    plan: chartPlan,
  },
  tab: { names: [NAME, NAME], options: { parts: TEXT, title: TEXT, needs: TEXT }, plan: tabPlan },
  feature: {
    names: [NAME, NAME],
    plan: async (root, [module = '', name = '']) => pageOf(root, module, name),
  },
  module: { names: [NAME], plan: async (root, [name = '']) => modulePlan(name, await workspaceOf(root)) },
};

/** `npm run generate`: code that compiles and is tested from the start, to be adapted. */
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
 * Makes all files and edits of a plan, or writes nothing when one of them is impossible.
 * @param {string} root of the repository
 * @param {readonly string[]} args
 * @returns {Promise<{ made: readonly string[], left: readonly import('./wire.mjs').Wiring[], then: readonly string[] }>}
 */
export async function generate(root, args) {
  const plan = await planOf(root, args);
  const existing = plan.files.filter(([, file]) => existsSync(join(root, file)));
  if (existing.length > 0)
    throw new Fault(`not overwritten:\n${existing.map(([, file]) => file).join('\n')}`);
  /** @type {Map<string, string>} */
  const written = new Map();
  for (const [template, file, names = plan.names] of plan.files)
    written.set(file, filled(await readFile(join(TEMPLATES, `${template}.tmpl`), 'utf8'), names));
  const left = [];
  for (const wiring of plan.wiring) {
    const { file, edit } = wiring;
    const before = written.get(file) ?? (await textOf(join(root, file)));
    const text = before === null ? null : edit(before);
    if (text === null) left.push(wiring);
    else written.set(file, text);
  }
  for (const [file, text] of written) await write(root, file, text);
  forgetEntries();
  return { made: [...written.keys()], left, then: plan.then };
}

/** @param {string} root @param {string} file @param {string} text */
async function write(root, file, text) {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await formatText(path, text));
}

/** The text of a file, null when it does not exist. @param {string} path */
const textOf = (path) => (existsSync(path) ? readFile(path, 'utf8') : null);

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<import('./kinds.mjs').Plan>}
 */
async function planOf(root, [kind = '', ...args]) {
  const asked = KINDS[kind];
  if (asked === undefined) throw new Fault(USAGE);
  const { values, positionals } = parsed(args, asked.options ?? {});
  const { names, optional = NAME } = asked;
  const most = names.length + (asked.optional === undefined ? 0 : 1);
  const fits = positionals.every((name, at) => (names[at] ?? optional).test(name));
  if (positionals.length < names.length || positionals.length > most || !fits) throw new Fault(USAGE);
  for (const [option, value = ''] of Object.entries(values))
    if (!(FITTING[option] ?? PLAIN).test(value))
      throw new Fault(`--${option} ${value} does not fit\n${USAGE}`);
  return asked.plan(root, positionals, values);
}

/** @param {readonly string[]} args @param {Readonly<Record<string, { type: 'string' }>>} options */
function parsed(args, options) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { positionals, values: /** @type {Readonly<Record<string, string | undefined>>} */ (values) };
  } catch (error) {
    throw new Fault(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** @param {string} root @param {string} module @param {string} name */
function pageOf(root, module, name) {
  if (!existsSync(join(root, `mfe-${module}`))) throw new Fault(`there is no mfe-${module}\n${USAGE}`);
  return featurePlan(module, name);
}

/**
 * The versions that a new module shares with the others, and the next free port.
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
