import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../run/paths.mjs';

/**
 * The first word of each package's classes. All style sheets share one document, with modules of several releases:
 * a word belongs to one package permanently.
 * @type {ReadonlyMap<string, readonly string[]>}
 */
const WORDS = new Map([
  ['libs/charts', ['chart']],
  ['libs/subject', ['note', 'period', 'pivot', 'rich', 'subject', 'transposed']],
  ['libs/ui', ['c']],
  ['mfe-ai', ['ask', 'prompt', 'topic']],
  ['mfe-company', ['add', 'basic', 'company', 'event', 'financial', 'market']],
  ['mfe-industry', ['industry']],
  ['mfe-invest', ['bt', 'factor', 'invest', 'sample']],
  ['shell', ['shell']],
]);

/** The packages that may style the whole document: elements and antd's parts. */
const GROUND = new Set(['libs/ui']);

/**
 * Faults of style sheets: a CSS module, or a rule that would style elements of other packages.
 * @param {string} [root]
 * @returns {Promise<string[]>}
 */
export async function foreignClasses(root = ROOT) {
  const faults = [];
  for (const [name, words] of WORDS)
    for (const file of await styleSheets(join(root, name, 'src'))) {
      const path = relative(root, file);
      if (file.endsWith('.module.css')) faults.push(`${path} is a CSS module: class names are written whole`);
      else if (!GROUND.has(name))
        for (const selector of selectorsOf(await readFile(file, 'utf8')))
          if (!names(selector, words))
            faults.push(
              `${path} styles “${selector}”, which names no class of ${name} (${words.join(', ')})`,
            );
    }
  return faults;
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function styleSheets(folder) {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.endsWith('.css')).map((entry) => join(folder, entry));
}

/** @param {string} sheet */
function selectorsOf(sheet) {
  const beforeBraces = sheet
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('{')
    .slice(0, -1);
  return beforeBraces
    .map((text) => text.slice(Math.max(text.lastIndexOf('}'), text.lastIndexOf(';')) + 1))
    .map((selector) => selector.trim().replaceAll(/\s+/g, ' '))
    .filter((selector) => !selector.startsWith('@') && !/^(from|to|[\d.]+%)(,|$)/.test(selector))
    .flatMap(parts);
}

/**
 * The selectors of a list; one inside `:is(…)` stays whole.
 * @param {string} list
 */
function parts(list) {
  /** @type {string[]} */
  const found = [];
  for (const part of list.split(',')) {
    const last = found.at(-1);
    if (last !== undefined && last.split('(').length > last.split(')').length)
      found[found.length - 1] = `${last},${part}`;
    else found.push(part);
  }
  return found.map((selector) => selector.trim());
}

/**
 * @param {string} selector by a class of the package, or an attribute named as its classes are
 * @param {readonly string[]} words
 */
const names = (selector, words) =>
  words.some((word) => new RegExp(`(\\.|\\[data-)${word}(?![a-zA-Z0-9])`).test(selector));
