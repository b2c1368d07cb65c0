import { Announced } from './announced.ts';

test('a value is known from its announcement on, and the newest period wins', () => {
  const known = new Announced([
    [1, 100, 90, 0.1],
    [2, 150, 90, 0.9],
    [1, 190, 180, 0.2],
    // A late correction of the older period.
    [1, 195, 90, 0.3],
  ]);
  expect([99, 100, 189, 190, 200].map((day) => known.on(1, day))).toEqual([NaN, 0.1, 0.1, 0.2, 0.2]);
  expect(known.on(2, 200)).toBe(0.9);
  expect(known.on(3, 200)).toBeNaN();
});

test('it is carried at most 400 days, and a missing one is missing', () => {
  const known = new Announced([
    [1, 100, 90, 0.1],
    [2, 100, 90, null],
  ]);
  expect(known.on(1, 500)).toBe(0.1);
  expect(known.on(1, 501)).toBeNaN();
  expect(known.on(2, 501)).toBeNaN();
});
