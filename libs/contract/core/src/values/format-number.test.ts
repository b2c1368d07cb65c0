import { EMPTY, formatNumber, roundDecimal, type NumberFormat } from './format-number.ts';
import { UNITS, type UnitId } from './unit.ts';

describe('roundDecimal', () => {
  it.each([
    [1.005, 2, '1.01'],
    [-1.005, 2, '-1.01'],
    [0.005, 2, '0.01'],
    [-0.005, 2, '-0.01'],
    [1.255, 2, '1.26'],
    [8.345, 2, '8.35'],
    [1.0049999, 2, '1.00'],
    [0.5, 0, '1'],
    [-0.5, 0, '-1'],
    [1.5, 0, '2'],
    [2.5, 0, '3'],
  ])('rounds the half of %d away from zero to %d decimals: %s', (value, decimals, text) => {
    expect(roundDecimal(value, decimals)).toBe(text);
  });

  it.each([
    [9.995, 2, '10.00'],
    [99.995, 2, '100.00'],
    [0.9999, 2, '1.00'],
    [-9.995, 2, '-10.00'],
    [999.5, 0, '1000'],
  ])('rounds %d up to a number with more digits: %s', (value, decimals, text) => {
    expect(roundDecimal(value, decimals)).toBe(text);
  });

  it.each([
    [1e21, 2, '1000000000000000000000.00'],
    [1.5e21, 0, '1500000000000000000000'],
    [123456789012345680000, 1, '123456789012345680000.0'],
    [Number.MAX_SAFE_INTEGER, 2, '9007199254740991.00'],
    [1e-7, 2, '0.00'],
    [1e-7, 7, '0.0000001'],
    [5e-7, 6, '0.000001'],
    [4.9e-7, 6, '0.000000'],
    [Number.MIN_VALUE, 20, '0.00000000000000000000'],
    [1 / 3, 20, '0.33333333333333330000'],
  ])('writes %d, which prints in exponent form, to %d decimals: %s', (value, decimals, text) => {
    expect(roundDecimal(value, decimals)).toBe(text);
  });

  it.each([0, -0, 0.004, -0.004, -1e-300])('writes %d as zero without a sign', (value) => {
    expect(roundDecimal(value, 2)).toBe('0.00');
  });

  it('pads whole numbers with zeros', () => {
    expect(roundDecimal(7, 3)).toBe('7.000');
    expect(roundDecimal(70, 0)).toBe('70');
  });

  it('agrees with integer arithmetic on every thousandth from −20 to 20', () => {
    const wrong: string[] = [];
    for (let thousandths = 0; thousandths <= 20_000; thousandths += 1) {
      const hundredths = Math.floor((thousandths + 5) / 10);
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      const negative = hundredths === 0 ? text : `-${text}`;
      if (roundDecimal(thousandths / 1000, 2) !== text) wrong.push(text);
      if (roundDecimal(-thousandths / 1000, 2) !== negative) wrong.push(negative);
    }
    expect(wrong).toEqual([]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('throws for %d', (value) => {
    expect(() => roundDecimal(value, 2)).toThrow(RangeError);
  });

  it.each([-1, 21, 1.5, Number.NaN])('throws for %d decimals', (decimals) => {
    expect(() => roundDecimal(1, decimals)).toThrow(RangeError);
  });
});

describe('formatNumber', () => {
  const drawn = (
    value: number | null | undefined,
    unit: UnitId,
    more: Omit<NumberFormat, 'unit'> = {},
  ): string => formatNumber(value, { unit, ...more });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'shows %s as a dash',
    (value) => {
      expect(drawn(value, 'number')).toBe(EMPTY);
      expect(drawn(value, 'percent', { signed: true })).toBe('—');
    },
  );

  it.each<[number, UnitId, string]>([
    [0, 'number', '0.00'],
    [999.994, 'number', '999.99'],
    [999.995, 'number', '1,000.00'],
    [1234567.891, 'yuan', '1,234,567.89'],
    [1234567.5, 'integer', '1,234,568'],
    [5122, 'count', '5,122'],
    [12345, 'tenThousandYuan', '1.23'],
    [123456789, 'millionYuan', '123.46'],
    [123456789012, 'hundredMillionYuan', '1,234.57'],
    [100500000, 'hundredMillionYuan', '1.01'],
    [10050, 'tenThousandShares', '1.01'],
    [2500000, 'millionShares', '2.50'],
    [1256197800, 'hundredMillionShares', '12.56'],
    [15.005, 'multiple', '15.01'],
    [1e21, 'yuan', '1,000,000,000,000,000,000,000.00'],
  ])('shows %d in %s as %s', (value, unit, text) => {
    expect(drawn(value, unit)).toBe(text);
  });

  it.each([
    [0.12345, '12.35'],
    [0.07, '7.00'],
    [0.29, '29.00'],
    [0.00145, '0.15'],
    [1.00005, '100.01'],
    [0.57, '57.00'],
    [1e-7, '0.00'],
    [5e-5, '0.01'],
    [-0.10005, '\u221210.01'],
  ])('shows the fraction %d as %s percent without binary noise', (value, text) => {
    expect(drawn(value, 'percent')).toBe(text);
  });

  it('shows minus as U+2212, before the grouped digits', () => {
    expect(drawn(-1234.5, 'yuan')).toBe('\u22121,234.50');
  });

  it('adds a plus sign to gains only when asked, and never to what rounds to zero', () => {
    expect(drawn(0.0123, 'percent', { signed: true })).toBe('+1.23');
    expect(drawn(0.0123, 'percent')).toBe('1.23');
    expect(drawn(-0.0123, 'percent', { signed: true })).toBe('\u22121.23');
    expect(drawn(0, 'percent', { signed: true })).toBe('0.00');
    expect(drawn(0.00004, 'percent', { signed: true })).toBe('0.00');
    expect(drawn(-0.00004, 'percent', { signed: true })).toBe('0.00');
  });

  it('accepts a number of decimals other than the unit’s', () => {
    expect(drawn(1234.5678, 'yuan', { decimals: 0 })).toBe('1,235');
    expect(drawn(1234.5678, 'yuan', { decimals: 3 })).toBe('1,234.568');
  });

  it('has scales that are powers of ten, as moving the decimal point requires', () => {
    for (const { id, scale } of Object.values(UNITS)) {
      expect([id, 10 ** Math.round(Math.log10(scale))]).toEqual([id, scale]);
    }
  });

  it('names every unit by its key', () => {
    expect(Object.entries(UNITS).filter(([key, { id }]) => key !== id)).toEqual([]);
  });
});
