import { INPUT_BOUNDS, inputBounds, type Entry } from '@console/contract-core';
import { z } from 'zod';
import { ALL_ENTRIES } from './all-entries.ts';
import { inputParts, mostValues, type InputPart } from './testing/input-parts.ts';

/**
 * Parts whose bound is a check in code, which no schema shows: each with a value beyond it, which would otherwise be
 * accepted.
 */
const BOUNDED_IN_CODE: Readonly<Record<string, unknown>> = {
  'saveFactor layout': Object.fromEntries(places(1001)),
  'saveFactor layout{}': { n: { x: 1, y: 2, more: [] } },
  ...everyGraph('params', { nodes: [node({ list: Array.from({ length: 4000 }, () => 0) })] }),
  ...everyGraph('params{}', { nodes: [node({ text: 'x'.repeat(201) })] }),
};

function* places(count: number): Generator<[string, { x: number; y: number }]> {
  for (let at = 0; at < count; at += 1) yield [`n${at}`, { x: at, y: 0 }];
}
function node(params: object): object {
  return { id: 'n', kind: 'constant', ref: '', params, inputs: [] };
}
function everyGraph(part: string, graph: object): Record<string, unknown> {
  const names = ['saveFactor relationMap', 'checkFactor relationMap', 'checkFactor previous'];
  return Object.fromEntries(
    [...names, 'previewFactor relationMap'].map((name) => [
      `${name}.nodes[].${part}`,
      { output: 'n', ...graph },
    ]),
  );
}

const parts = (entry: Entry): readonly (InputPart & { readonly name: string })[] =>
  inputParts(entry.input).map((part) => ({ ...part, name: `${entry.id.split('.')[1] ?? ''} ${part.at}` }));

/** A text that is accepted at any length accepts one of these: by what a pattern may let through. */
const ENDLESS = ['x', '0', '甲', 'A-', 'a.', '<p>', '/'].map((sign) => sign.repeat(1_000_000));
const takesAnyLength = ({ schema }: InputPart): boolean =>
  ENDLESS.some((text) => schema.safeParse(text).success);

describe.each(ALL_ENTRIES.map((entry) => [entry.id, entry] as const))('the input of %s', (_, entry) => {
  it('is bounded in every part', () => {
    const endless = parts(entry)
      .filter(({ name }) => !(name in BOUNDED_IN_CODE))
      .filter((part) => (part.kind === 'text' ? takesAnyLength(part) : part.most === undefined))
      .map(({ kind, at }) => `${kind} at ${at}`);
    expect(endless).toEqual([]);
  });

  it('is within the bounds of its body, as large as its schema allows', () => {
    const bounds = inputBounds(entry.bounds);
    const texts = parts(entry).filter(({ kind }) => kind === 'text');
    expect(mostValues(entry.input)).toBeLessThanOrEqual(bounds.values);
    // Each character may be written as six.
    expect(Math.max(0, ...texts.map(({ most = 0 }) => most * 6))).toBeLessThanOrEqual(bounds.textBytes);
    // A larger body is allowed only where it is needed.
    if (entry.bounds?.values !== undefined)
      expect(mostValues(entry.input)).toBeGreaterThan(INPUT_BOUNDS.values / 2);
  });
});

it.each(Object.entries(BOUNDED_IN_CODE))('%s is bounded in code', (name, beyond) => {
  const [call = '', path = ''] = name.split(' ');
  const entry = ALL_ENTRIES.find(({ id }) => id.endsWith(`.${call}`));
  const field = /^\w+/.exec(path)?.[0] ?? '';
  expect(inputParts(entry?.input ?? z.never()).map(({ at }) => at)).toContain(path);
  const issues = entry?.input.safeParse({ [field]: beyond }).error?.issues ?? [];
  expect(issues.filter(({ path: [first] }) => first === field).map(({ code }) => code)).toEqual(['custom']);
});

describe('the search for unbounded parts finds', () => {
  it.each<[string, z.ZodType, readonly string[]]>([
    ['texts', z.object({ a: z.string().optional() }), ['text a']],
    ['lists', z.object({ a: z.array(z.number()).nullish() }), ['list a']],
    ['lists in lists', z.array(z.array(z.int()).max(3)).max(3), []],
    ['records', z.object({ a: z.record(z.string(), z.number()).default({}) }), ['record a']],
    ['anything', z.object({ a: z.unknown(), b: z.any() }), ['anything a', 'anything b']],
    ['JSON', z.object({ a: z.json() }), ['anything a']],
    ['what recurs', z.lazy(() => z.string()), ['anything ']],
    ['what else comes along', z.looseObject({}), ['anything .*']],
    ['branches', z.union([z.string().max(3), z.array(z.boolean())]), ['list ']],
    ['what is read first', z.preprocess((given) => given, z.string()), ['text ']],
  ])('%s', (_, schema, found) => {
    const endless = inputParts(schema).filter(({ most }) => most === undefined);
    expect(endless.map(({ kind, at }) => `${kind} ${at}`)).toEqual(found);
  });
});
