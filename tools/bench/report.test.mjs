import { isMet, isMissed, number } from './report.mjs';

/** @type {import('./report.mjs').Figure} */
const figure = {
  bench: 'b',
  case: 'c',
  metric: 'm',
  value: 10,
  unit: 's',
  better: 'lower',
  goal: 10,
  measured: true,
};

test('a goal reached exactly is met', () => {
  expect(isMet(figure)).toBe(true);
  expect(isMet({ ...figure, value: 10.1 })).toBe(false);
});

test('beside a peer the ratio is what the goal is about', () => {
  expect(isMet({ ...figure, better: 'higher', goal: 0.6, ratio: 0.5 })).toBe(false);
});

test('without a goal nothing is met or missed', () => {
  expect(isMet({ ...figure, goal: null })).toBeNull();
});

test('a goal is missed by a figure that was measured, not by a recorded one', () => {
  const late = { ...figure, value: 10.1 };
  expect(isMissed(late)).toBe(true);
  expect(isMissed({ ...late, measured: false })).toBe(false);
  expect([figure, { ...late, goal: null }].map(isMissed)).toEqual([false, false]);
});

test('a small figure is not shown as nothing', () => {
  expect([0, 2.2e-5, 0.0014, 0.05, 0.96, 24.4, 6240].map(number)).toEqual([
    '0',
    '2.2e-5',
    '0.0014',
    '0.05',
    '0.96',
    '24',
    '6,240',
  ]);
});
