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

describe('a number at the ends of what there is', () => {
  it.each([
    ['-0', -0],
    ['+0.0', 0],
    ['5e-324', 5e-324],
    ['1e-400', 0],
    ['1.7976931348623157e308', Number.MAX_VALUE],
    ['-1.7976931348623157e+308', -Number.MAX_VALUE],
    ['9007199254740993', 9_007_199_254_740_992],
    ['0.1000000000000000055511151231257827', 0.1],
  ])('%s is %d', (text, value) => {
    expect(decimalOf(text)).toBe(value);
  });

  it.each(['1e309', '-1e309', '1e9999999999', `${'9'.repeat(400)}`])('%s is beyond it', (text) => {
    expect(decimalOf(text)).toBeNaN();
  });

  it.each(['1e1.5', '1e+', '1.2.3', '+-1', '1-', '1e5e5', '\u0661', '1\n', 'e', '+.e1', '1f', '1n'])(
    '%j is none',
    (text) => {
      expect(decimalOf(text)).toBeNaN();
    },
  );
});
