import { pCell, pText } from './p-text.ts';

it('a p value is never written as zero, neither on the page nor in a sheet', () => {
  expect([0.0312, 9e-83, 0, null].map((value) => pText(value, 4))).toEqual([
    ...['0.0312', '<0.0001', '<0.0001', '—'],
  ]);
  expect([0.0312, 9.1234e-83, 0, null].map(pCell)).toEqual([
    ...[{ digits: '3.12e-2' }, { digits: '9.1234e-83' }, '<2.3e-308', null],
  ]);
});
