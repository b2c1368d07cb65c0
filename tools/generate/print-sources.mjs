import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Run with `--import run-typescript.mjs`: prints as JSON the part of the sources below `root` that `args` name. */
const [root = '', what, domain = ''] = process.argv.slice(2);
const DAY = '2026-07-02';
const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, file)).href);

/** @type {Readonly<Record<string, () => Promise<unknown>>>} */
const ANSWERS = {
  mart: async () => (await load('libs/market/src/schema/tables.ts')).MARKET_TABLES,
  authorities: async () => (await load('libs/contract/core/src/modules/authority.ts')).AUTHORITIES,
  entries: async () => entriesOf(await load(`libs/contract/${domain}/src/index.ts`)),
};
process.stdout.write(JSON.stringify(await ANSWERS[what ?? '']?.()));

/** @param {Readonly<Record<string, Record<string, any>>>} exported */
function entriesOf(exported) {
  // A list of the whole domain repeats every entry: smaller lists are searched first.
  const groups = Object.entries(exported)
    .filter(([group]) => /(?:Tables|Calls)$/.test(group))
    .toSorted(([, one], [, other]) => Object.keys(one).length - Object.keys(other).length);
  return groups.flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, entry]) => {
      const { id, path, kind, title, needs } = entry;
      return { group, name, id, path, kind, title, needs, sample: sampleAnswer(entry) };
    }),
  );
}

/** @param {Readonly<Record<string, any>>} entry */
function sampleAnswer({ kind, form, row, output }) {
  if (kind === 'table') return { totalElements: 1, content: [sampleRow(row)], asOf: DAY };
  if (kind !== 'chart') return null;
  if (form === 'bare') return [sampleRow(output.element)];
  const { points, ...beside } = output.shape;
  return { points: [sampleRow(points.element)], ...sampleRow({ shape: beside }) };
}

/** @param {{ shape: Readonly<Record<string, any>> }} schema */
function sampleRow({ shape }) {
  const cells = Object.entries(shape).map(([key, value]) => {
    const fitting = [1, DAY, ...(value.options ?? []), true, null, [], {}].find(
      (each) => value.safeParse(each).success,
    );
    return [key, fitting];
  });
  return Object.fromEntries(cells);
}
