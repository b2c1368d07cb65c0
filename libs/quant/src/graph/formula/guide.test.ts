import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMULA_FUNCTIONS } from '../../functions/formula-functions.ts';
import { GRAPH_LIMITS } from '../factor-graph.ts';
import { constantNames } from '../function-calls.ts';
import { KnownNames, type KnownName } from '../known-names.ts';
import { checkFormula } from './check-formula.ts';
import { formulaOf } from './formula-of.ts';
import { parseFormula } from './parse-formula.ts';
import { ruleWord } from './rule-words.ts';

/** docs/guides/formula.md: what it says of formulas is what they are. */
const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guides/formula.md'), 'utf8');

/** Cells of the rows of a section's table, its two first lines left out. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = guide.split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .replaceAll('\\|', '¦')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What is between backquotes. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

const names = 'x y a b c d close pe volatility roe gross_margin'.split(' ');
const known = new KnownNames(
  names.map((name): KnownName => ({
    kind: 'indicator',
    id: name,
    name,
    version: 1,
    type: 'daily',
    unit: '1',
  })),
);

const [, examples = ''] = guide.split('```\n');

test.each(examples.trim().split('\n'))(
  'the example %s is right, and written as the console writes it',
  (text) => {
    const { placed, faults } = checkFormula(text, known);
    expect(faults).toEqual([]);
    if (placed === undefined) throw new Error(text);
    expect(formulaOf(placed.graph, known)).toEqual({ ok: true, value: text });
  },
);

const functions = rowsOf('Functions').flatMap(([written = '']) => quotedIn(written));

test('every function of the language is in the table, and no other but if', () => {
  const listed = new Set(functions.map((text) => text.slice(0, text.indexOf('('))));
  expect([...listed].sort()).toEqual([...Object.keys(FORMULA_FUNCTIONS), 'if'].sort());
});

test.each(functions)('%s has the constants of its function, in their order', (text) => {
  const parsed = parseFormula(text.replace(', …', ''));
  if (!parsed.ok || parsed.value.kind !== 'call') throw new Error(text);
  const constants = constantNames(parsed.value.callee) ?? [];
  const given = parsed.value.inputs.map((input) => (input.kind === 'name' ? input.name : ''));
  // `mean(x, y, …)` has none, as it is across its inputs.
  expect(given.filter((name) => constants.includes(name))).toEqual(text.includes('…') ? [] : constants);
});

const rules = rowsOf('Calc rules');

test('every rule has a row, by its number and its word', () => {
  expect(rules.map(([number = '']) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  for (const [number = '', written = ''] of rules)
    for (const text of quotedIn(written)) expect(text.slice(0, text.indexOf('('))).toBe(ruleWord(number));
});

test.each(rules.flatMap(([, written = '']) => quotedIn(written)))('%s is right as it is written', (text) => {
  expect(checkFormula(text, known).faults).toEqual([]);
});

test('the limits are those of the guide', () => {
  const [, limits = ''] = guide.split('## Limits\n');
  const { nodes, depth, characters } = GRAPH_LIMITS;
  expect(limits.replace(',000', '000')).toContain(
    `${nodes} nodes, ${depth} levels, ${characters} characters`,
  );
});
