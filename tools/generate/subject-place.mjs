import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../run/fault.mjs';
import { camel, pascal } from './names.mjs';
import { authorities, contractEntries } from './read-sources.mjs';
import { importing, inserting } from './wire.mjs';

/**
 * The place of a table or chart about a subject: files and edits that make its feature when there is none, and the
 * names that templates use for it.
 * @typedef {{ names: Readonly<Record<string, string>>, contract: string, service: string,
 *   files: readonly import('./kinds.mjs').PlannedFile[],
 *   wiring: readonly import('./wire.mjs').Wiring[] }} SubjectPlace
 */

/** Domains whose subject is a set of securities: their tables list facts about its members. */
export const LISTS_MEMBERS = new Set(['industry']);

/** The code that a domain needs for tables and charts about one subject, by its file. */
const PARTS_OF_SUBJECT = /** @type {const} */ ([
  ['libs/contract/{d}/src/{d}.ts', 'whom an input names: `export const {d} = subjectEntries({…})`'],
  ['services/{d}/src/facts/{d}-source.ts', 'the source of a table about one: `{d}Source(facts(…))`'],
  ['services/{d}/src/facts/share-of-{d}.ts', 'what the mart calls one of the tenant’s: `ShareOf{D}`'],
  ['services/{d}/src/testing/running-{d}.ts', 'the service as tests start it: `running{D}()`'],
]);

/**
 * Domains whose charts add up many shares, with the files that are an example. @type {Readonly<Record<string,
 * string>>}
 */
const CHARTS_BY_HAND = {
  industry:
    'libs/contract/industry/src/industry-charts.ts and services/industry/src/detail/industry-charts.service.ts: they sum what its members reported',
};

/**
 * Refuses a domain without a subject, with the code that it lacks, or with the file that is an example for
 * handwritten ones.
 * @param {string} root
 * @param {string} domain
 * @param {'tables' | 'charts'} kind
 */
export function requireSubject(root, domain, kind) {
  const byHand = kind === 'charts' ? CHARTS_BY_HAND[domain] : undefined;
  if (byHand !== undefined)
    throw new Fault(`${kind} about one ${domain} are written by hand, after ${byHand}`);
  if (!existsSync(join(root, `libs/contract/${domain}`)))
    throw new Fault(`there is no libs/contract/${domain}`);
  if (LISTS_MEMBERS.has(domain)) return;
  const named = (/** @type {string} */ text) =>
    text.replaceAll('{d}', domain).replaceAll('{D}', pascal(domain));
  const missing = PARTS_OF_SUBJECT.filter(([file]) => !existsSync(join(root, named(file))));
  if (missing.length > 0)
    throw new Fault(
      `${domain} has no tables or charts about one ${domain} yet: nothing was written. It lacks\n` +
        missing.map(([file, what]) => `- ${named(file)}, ${named(what)}`).join('\n') +
        `\nThose of company are the example.`,
    );
}

/**
 * @param {string} root
 * @param {string} domain
 * @param {{ name: string, title: string, path: string, feature?: string | undefined,
 *   needs?: string | undefined }} asked `feature`: the one it joins, if not one of its own
 * @returns {Promise<SubjectPlace>}
 */
export async function subjectPlace(root, domain, { name, title, path, feature = name, needs }) {
  await requireNew(root, domain, { id: `${domain}.${camel(name)}`, path });
  const contract = `libs/contract/${domain}/src`;
  const service = `services/${domain}/src`;
  const exists = LISTS_MEMBERS.has(domain) || existsSync(join(root, `${contract}/${feature}.ts`));
  const subject = await readFile(join(root, `${contract}/${domain}.ts`), 'utf8');
  const names = {
    domain,
    Domain: pascal(domain),
    feature,
    featureCamel: camel(feature),
    title,
    subject: /\{ (\w+): id\(\)/.exec(subject)?.[1] ?? 'id',
    needs: await authorityOf(root, `${contract}/${feature}`, needs),
  };
  return {
    names,
    contract: `${contract}/${feature}`,
    service: `${service}/${feature}`,
    ...(exists ? { files: [], wiring: [] } : newFeature(names, contract, service)),
  };
}

/** @param {string} root @param {string} domain @param {{ id: string, path: string }} wanted */
async function requireNew(root, domain, { id, path }) {
  const entries = await contractEntries(root, domain);
  const taken = entries.find((entry) => entry.id === id || entry.path === path);
  if (taken !== undefined)
    throw new Fault(
      `${taken.id} (${taken.title}) has this name or path already: say another name, or --path`,
    );
}

/**
 * @param {Readonly<Record<string, string>>} names
 * @param {string} contract
 * @param {string} service
 * @returns {Pick<SubjectPlace, 'files' | 'wiring'>}
 */
function newFeature(names, contract, service) {
  const { domain, feature, featureCamel } = names;
  const index = `${contract}/index.ts`;
  const module = `${service}/${domain}.module.ts`;
  const [tables, calls, parts] = [`${featureCamel}Tables`, `${featureCamel}Calls`, `${featureCamel}Parts`];
  return {
    files: [
      ['feature-of-subject/contract.ts', `${contract}/${feature}.ts`, names],
      ['feature-of-subject/parts.ts', `${service}/${feature}/${feature}.parts.ts`, names],
    ],
    wiring: [
      importing(index, `import { ${calls}, ${tables} } from './${feature}.ts';`),
      inserting(index, new RegExp(`const ${domain}Tables = \\{[^}]*(?=\\})`), `...${tables},`),
      inserting(index, new RegExp(`const ${domain}Calls = \\{[^}]*(?=\\})`), `...${calls},`),
      inserting(index, /$/, `export * from './${feature}.ts';\n`),
      importing(module, `import { ${parts} } from './${feature}/${feature}.parts.ts';`),
      inserting(module, /const PARTS = \[[^;]*(?=\];)/, `${parts},`),
    ],
  };
}

/**
 * The required authority: the given one, else the common one of the rest of the feature.
 * @param {string} root
 * @param {string} feature its path in the contract, without `.ts`
 * @param {string | undefined} said
 */
async function authorityOf(root, feature, said) {
  const known = await authorities(root);
  const choice = Object.entries(known)
    .map(([authority, title]) => `${authority} (${title})`)
    .join('\n');
  if (said !== undefined && said !== 'signed-in' && !(said in known))
    throw new Fault(`there is no authority ${said}; there are signed-in and\n${choice}`);
  const found = said === undefined ? await authoritiesIn(join(root, feature), known) : [said];
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) return only;
  const why =
    only === undefined ? 'nothing else of its feature says' : `its feature asks for ${found.join(', ')}`;
  throw new Fault(`whom is it for? ${why}. Say --needs with signed-in or one of\n${choice}`);
}

/**
 * @param {string} feature
 * @param {Readonly<Record<string, string>>} known
 */
async function authoritiesIn(feature, known) {
  const files = existsSync(feature) ? (await readdir(feature)).map((file) => join(feature, file)) : [];
  if (existsSync(`${feature}.ts`)) files.push(`${feature}.ts`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const quoted = texts.flatMap((text) => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word));
  return [...new Set(quoted)].filter((word) => word in known);
}
