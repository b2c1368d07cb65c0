import { orNull } from './or-null.ts';

test('a number is returned, an undefined or infinite one becomes null', () => {
  expect(orNull(0)).toBe(0);
  expect(orNull(-1.5)).toBe(-1.5);
  expect([orNull(NaN), orNull(Infinity), orNull(-Infinity)]).toEqual([null, null, null]);
});

test.each([Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, -0])(
  '%d is a number like others',
  (value) => {
    expect(orNull(value)).toBe(value);
  },
);
