import { figureText } from './figure-text.ts';

describe('a figure in words', () => {
  it('is rounded, with its percent sign, or a dash', () => {
    expect(figureText(0.12345, { unit: 'percent', decimals: 2 })).toBe('12.35%');
    expect(figureText(-0.0437, { unit: 'number', decimals: 3 })).toBe('−0.044');
    expect(figureText(0.1, { unit: 'percent', decimals: 1, signed: true })).toBe('+10.0%');
    expect(figureText(null, { unit: 'percent', decimals: 2 })).toBe('—');
  });

  it('is zero only when the value is: a value that rounds to zero is written as a bound', () => {
    expect(figureText(0, { unit: 'number', decimals: 4 })).toBe('0.0000');
    expect(figureText(9e-83, { unit: 'number', decimals: 4 })).toBe('<0.0001');
    expect(figureText(-0.00001, { unit: 'percent', decimals: 2 })).toBe('>−0.01%');
    expect(figureText(0.2, { unit: 'integer', decimals: 0 })).toBe('<1');
  });
});
