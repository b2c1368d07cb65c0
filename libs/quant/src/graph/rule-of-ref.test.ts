import { ruleOfRef } from './rule-of-ref.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('rule %i is written by its number', (rule) => {
  expect(ruleOfRef(String(rule))).toBe(rule);
});

test.each([
  '0',
  '10',
  '',
  ' 1',
  '1 ',
  '01',
  '1.0',
  '+1',
  '1e0',
  '１',
  'full_mark',
  'length',
  'toString',
  '__proto__',
])('%j is no rule', (ref) => {
  expect(ruleOfRef(ref)).toBeUndefined();
});
