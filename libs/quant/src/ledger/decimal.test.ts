import { add, compare, decimalOf, multiply, parseDecimal, power } from './decimal.ts';

describe('a decimal that is written', () => {
  it.each([
    ['0', 0n, 0],
    ['12', 12n, 0],
    ['-3', -3n, 0],
    ['+3', 3n, 0],
    ['0.25', 25n, 2],
    ['1.10', 110n, 2],
    ['.5', 5n, 1],
    ['5.', 5n, 0],
    ['1e-3', 1n, 3],
    ['1.5E2', 150n, 0],
    ['-0.0', 0n, 1],
    ['100000000000000000000.01', 10000000000000000000001n, 2],
  ])('%s is exactly that', (text, units, scale) => {
    expect(parseDecimal(text)).toEqual({ units, scale });
  });

  it.each(['', '.', '-', 'e3', '1,000', '0x10', 'NaN', 'Infinity', '1e', '1 2', '１', '1e100', `1e-61`])(
    '%j is none',
    (text) => expect(parseDecimal(text)).toBeNull(),
  );

  it('has at most 60 digits on a side of the point', () => {
    expect(parseDecimal('9'.repeat(60))).not.toBeNull();
    expect(parseDecimal('9'.repeat(61))).toBeNull();
    expect(parseDecimal(`0.${'9'.repeat(61)}`)).toBeNull();
  });
});

describe('a double', () => {
  it.each([
    [0.1, 1n, 1],
    [0.1 + 0.2, 30000000000000004n, 17],
    [1e21, 10n ** 21n, 0],
    [2.5e-7, 25n, 8],
    [-88888.88, -8888888n, 2],
  ])('%s is the shortest decimal that writes it', (value, units, scale) => {
    expect(decimalOf(value)).toEqual({ units, scale });
  });

  it.each([NaN, Infinity, -Infinity])('%s is none', (value) => {
    expect(() => decimalOf(value)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  const of = (text: string): NonNullable<ReturnType<typeof parseDecimal>> => {
    const found = parseDecimal(text);
    if (found === null) throw new Error(text);
    return found;
  };

  it('adds to the larger scale: 0.1 + 0.25 = 0.35', () => {
    expect(add(of('0.1'), of('0.25'))).toEqual({ units: 35n, scale: 2 });
  });

  it('adds three thirds of three digits to less than one', () => {
    const sum = add(add(of('0.333'), of('0.333')), of('0.333'));
    expect(compare(sum, of('1'))).toBeLessThan(0);
    expect(compare(add(sum, of('0.001')), of('1'))).toBe(0);
  });

  it('multiplies: 0.8 × 62.5 = 50', () => {
    expect(compare(multiply(of('0.8'), of('62.5')), of('50'))).toBe(0);
  });

  it.each([
    ['1', '1.00', 0],
    ['-1', '1', -1],
    ['0.3', '0.29', 1],
    ['-0', '0', 0],
  ])('compares %s with %s', (one, other, sign) => {
    expect(Math.sign(compare(of(one), of(other)))).toBe(sign);
  });

  it('raises ten: 10 ** 0 = 1, 10 ** 3 = 1000', () => {
    expect([power(0), power(3)]).toEqual([1n, 1000n]);
  });
});
