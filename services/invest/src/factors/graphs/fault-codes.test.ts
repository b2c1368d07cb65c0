import { readFileSync } from 'node:fs';
import { faultText } from '@console/contract-invest';
import type { GraphFault } from '@console/quant';

/** Every fault of the numeric core with example values: a new code there does not compile here. */
const FAULTS: Record<GraphFault['code'], GraphFault['values']> = {
  unexpected: { found: ')' },
  'unexpected-end': {},
  'number-too-large': { found: '1e999' },
  'too-long': { given: 4001, most: 4000 },
  'too-many-nodes': { given: 201, most: 200 },
  'too-deep': { most: 50 },
  'unknown-name': { name: 'close' },
  'repeated-parameter': { name: 'n' },
  'missing-input': { input: 0 },
  'missing-output': {},
  'repeated-node': {},
  'unused-node': {},
  cycle: { nodes: 'a b' },
  'wrong-type': { input: 0, given: 'boolean', needed: 'number' },
  'wrong-unit': { input: 1, given: 'yuan', needed: 'shares' },
  'unknown-rule': { rule: 12 },
  'unknown-function': { name: 'avg' },
  'unknown-parameter': {},
  'missing-parameter': {},
  'wrong-kind': { kind: 'integer' },
  'not-one-of': { allowed: 'difference ratio' },
  'below-least': { bound: 1 },
  'above-most': { bound: 9 },
  'not-above': { bound: 0 },
  'equal-to-other': { other: 'zero' },
  'above-other': { other: 'n' },
  'below-other': { other: 'value' },
  'excluded-by-other': { other: 'across' },
  'wrong-count': { given: 1, least: 2, most: 2 },
  'wrong-inputs': { given: 1, least: 2 },
};

/** The codes as the numeric core declares them, to find any that are missing above. */
function declaredCodes(): string[] {
  const read = (path: string, type: string): string => {
    const text = readFileSync(new URL(`../../../../../libs/quant/src/${path}`, import.meta.url), 'utf8');
    return text.slice(text.indexOf(`export type ${type} =`)).split(';')[0] ?? '';
  };
  const source =
    read('graph/graph-fault.ts', 'GraphFaultCode') + read('rules/parameter-fault.ts', 'FaultCode');
  return [...source.matchAll(/\| '([a-z-]+)'/g)].map(([, code = '']) => code);
}

it('every code of the numeric core is listed', () => {
  expect(declaredCodes().sort()).toEqual(Object.keys(FAULTS).sort());
});

it.each(Object.entries(FAULTS))('%s has a Chinese message, with its values', (code, values) => {
  const said = faultText({ code, values, path: ['least'] });
  expect(said).toMatch(/\p{Script=Han}/u);
  expect(said).not.toMatch(/公式有误|undefined|NaN/);
  for (const value of Object.values(values))
    if (typeof value === 'number' && value > 1) expect(said).toContain(String(value));
});
