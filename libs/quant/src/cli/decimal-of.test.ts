import { decimalOf } from './decimal-of.ts';

describe('a number in a file', () => {
  it.each([
    ['12', 12],
    ['-0.5', -0.5],
    ['+1', 1],
    ['.5', 0.5],
    ['5.', 5],
    ['1e5', 100_000],
    ['2.5E-3', 0.0025],
    ['007', 7],
  ])('%s is %d', (text, value) => {
    expect(decimalOf(text)).toBe(value);
  });

  it.each(['', '0x10', '0b1', '0o7', 'Infinity', '-Infinity', 'NaN', '1_000', '1e', 'e5', '.', '+', '--1'])(
    '%j is none',
    (text) => {
      expect(decimalOf(text)).toBeNaN();
    },
  );

  it.each(['1 000', ' 1', '1,5', '１２', '1e999'])('%j is none either', (text) => {
    expect(decimalOf(text)).toBeNaN();
  });
});
