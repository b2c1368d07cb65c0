import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../run/fault.mjs';
import { namesOf, pascal } from './names.mjs';
import { contractEntries } from './read-sources.mjs';
import { importOf, quoted } from './source-text.mjs';
import { inserting } from './wire.mjs';

/** @typedef {import('./read-sources.mjs').ContractEntry} ContractEntry */

/** The code that a module needs for pages about one subject, by its file. */
const PARTS_OF_MODULE = /** @type {const} */ ([
  ['mfe-{d}/src/{d}-page.tsx', 'its tabs as data: `const {D}_TABS: readonly Tab[] = […]`'],
  ['mfe-{d}/src/tabs/{d}-provider.tsx', 'a `SubjectProvider` around them'],
  ['mfe-{d}/src/tabs/testing/of-{d}.tsx', 'a part on its page, for tests: `of{P}(Part)`'],
]);

/**
 * A tab of a module's page about one subject, made of tables and charts of its contract.
 * @param {string} root
 * @param {readonly string[]} args module, key
 * @param {Readonly<Record<string, string | undefined>>} options
 * @returns {Promise<import('./kinds.mjs').Plan>}
 */
export async function tabPlan(root, [module = '', key = ''], options) {
  await requireTabs(root, module);
  const parts = partsOf(await contractEntries(root, module), options.parts);
  const title = options.title ?? parts[0]?.title ?? '';
  const needs = needsOf(parts, options.needs);
  const page = `mfe-${module}/src/${module}-page.tsx`;
  const names = namesOf(key, {
    module,
    Module: pascal(module),
    title,
    ...partTexts(parts),
    ...testTexts(parts),
  });
  const tab = `{
    key: '${key}', title: ${quoted(title)}, needs: ${needs},
    parts: [part(() => import('./features/${key}/${key}-tab.tsx').then((file) => file.${names['Pascal']}Tab))],
  },`;
  const folder = `mfe-${module}/src/features/${key}`;
  return {
    names,
    files: [
      ['tab/tab.tsx', `${folder}/${key}-tab.tsx`],
      ['tab/tab.test.tsx', `${folder}/${key}-tab.test.tsx`],
    ],
    wiring: [inserting(page, new RegExp(`const ${module.toUpperCase()}_TABS[^;]*(?=\\];)`), tab)],
    then: [
      `the order of the parts, totals, filters and what an empty table says, in ${folder}/${key}-tab.tsx`,
    ],
  };
}

/** The file of an example tab of an industry: its page has few tabs, each with tabs of its own in one file. */
const INDUSTRY_TAB = 'mfe-industry/src/features/industry-detail/information-tab.ts';

/** @param {string} root @param {string} module */
async function requireTabs(root, module) {
  if (module === 'industry')
    throw new Fault(`tabs of mfe-industry are written by hand, after ${INDUSTRY_TAB}`);
  const named = (/** @type {string} */ text) =>
    text.replaceAll('{d}', module).replaceAll('{D}', module.toUpperCase()).replaceAll('{P}', pascal(module));
  const manifest = join(root, `mfe-${module}/package.json`);
  if (!existsSync(manifest)) throw new Fault(`there is no mfe-${module}`);
  const missing = PARTS_OF_MODULE.filter(([file]) => !existsSync(join(root, named(file)))).map(
    ([file, what]) => `- ${named(file)}, ${named(what)}`,
  );
  const { dependencies } = JSON.parse(await readFile(manifest, 'utf8'));
  if (!('@console/subject' in dependencies))
    missing.push(`- @console/subject among what mfe-${module} depends on`);
  if (missing.length > 0)
    throw new Fault(
      `mfe-${module} has no page with tabs about one ${module} yet: nothing was written. It lacks\n${missing.join('\n')}\nThose of mfe-company are the example.`,
    );
}

/** @param {readonly ContractEntry[]} entries @param {string} [asked] their names */
function partsOf(entries, asked = '') {
  const drawn = entries.filter(({ kind }) => kind === 'table' || kind === 'chart');
  const names = asked.split(',').filter((name) => name !== '');
  if (names.length === 0)
    throw new Fault(
      `of what? Say --parts with names of\n${[...new Set(drawn.map(({ name, title }) => `${name} (${title})`))].join('\n')}`,
    );
  return names.map((name) => {
    const found = drawn.find((entry) => entry.name === name);
    if (found === undefined) throw new Fault(`the contract has no table or chart ${name}`);
    return found;
  });
}

/** The authorities of its parts. @param {readonly ContractEntry[]} parts @param {string} [said] */
function needsOf(parts, said) {
  const [first, ...others] = [...new Set(parts.map(({ needs }) => JSON.stringify(needs)))];
  if (said !== undefined) return quoted(said);
  if (first !== undefined && others.length === 0) return first.replaceAll('"', "'");
  throw new Fault(`whom is it for? Its parts ask for ${[first, ...others].join(', ')}: say --needs`);
}

/** @param {readonly ContractEntry[]} parts */
const partTexts = (parts) => ({
  entries: [...new Set(parts.map(({ group }) => group))].toSorted().join(', '),
  drawing: importOf(['Parts', ...parts.map(({ kind }) => kind)], '@console/subject'),
  parts: parts
    .map(({ kind, group, name, title }) =>
      kind === 'chart'
        ? `chart(${group}.${name}),`
        : `table(${group}.${name}, { empty: { title: ${quoted(`没有${title}`)} } }),`,
    )
    .join('\n'),
});

/** @param {readonly ContractEntry[]} parts */
function testTexts(parts) {
  const charts = parts.filter(({ kind }) => kind === 'chart').length;
  const tables = parts.length - charts;
  return {
    answers: parts.map(({ id, sample }) => `${quoted(id)}: () => (${JSON.stringify(sample)}),`).join('\n'),
    ids: parts
      .map(({ id }) => quoted(id))
      .toSorted()
      .join(', '),
    charts: String(charts),
    tables: String(tables),
  };
}
