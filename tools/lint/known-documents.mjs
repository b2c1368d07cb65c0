import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../run/paths.mjs';

const DOCUMENT = /\b([a-z0-9][a-z0-9-]*)\.md\b/g;
/** `document 1 §9`, `Document 3, section 6`, `3§7`. */
const SECTION = /(?:\bdocuments? ([123])(?: §|,? section )|\b([123])§)(\d+)/gi;

/**
 * Requires that a comment refers only to documents of this repository: a Markdown file by its name, and a section of
 * documents 1, 2 and 3 of the specification by its number.
 * @type {import('eslint').Rule.RuleModule}
 */
export const knownDocuments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      file: 'No document of this repository is called {{name}}.',
      section: 'Document {{document}} of docs/specification has no section {{section}}.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const { loc, value } = comment;
          if (!loc) continue;
          for (const [name, stem = ''] of value.matchAll(DOCUMENT))
            if (!documentNames().has(stem)) context.report({ loc, messageId: 'file', data: { name } });
          for (const [, long, short, section = ''] of value.matchAll(SECTION)) {
            const document = long ?? short ?? '';
            if (!sectionsOf(document).has(section))
              context.report({ loc, messageId: 'section', data: { document, section } });
          }
        }
      },
    };
  },
};

const SPECIFICATION = join(ROOT, 'docs/specification');
/** @type {Set<string> | undefined} */
let names;
/** @type {Map<string, Set<string>>} */
const sections = new Map();

/** The names, without their ending, of the Markdown files at the top and below `docs`. */
function documentNames() {
  names ??= new Set(
    [...readdirSync(ROOT), ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })]
      .filter((path) => path.endsWith('.md'))
      .map((path) => basename(path, '.md').toLowerCase()),
  );
  return names;
}

/**
 * @param {string} document 1, 2 or 3
 * @returns {Set<string>} the numbers of its sections
 */
function sectionsOf(document) {
  const known = sections.get(document);
  if (known !== undefined) return known;
  const file = readdirSync(SPECIFICATION).find((name) => name.startsWith(`${document}-`)) ?? '';
  const text = readFileSync(join(SPECIFICATION, file), 'utf8');
  const found = new Set([...text.matchAll(/^## (\d+)\./gm)].map(([, section = '']) => section));
  sections.set(document, found);
  return found;
}
