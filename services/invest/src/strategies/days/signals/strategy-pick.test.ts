import { decimalOfText, decimalText, fixedText, weightsOf } from './strategy-pick.ts';

it.each(['0.25', '0.000000001', '-0.002970', '12', '1.50'])('writes %s as it was read', (text) => {
  expect(decimalText(decimalOfText(text))).toBe(text);
});

it('fills decimals up, and refuses to drop one', () => {
  expect(fixedText(decimalOfText('0.25'), 4)).toBe('0.2500');
  expect(fixedText({ units: 0n, scale: 0 }, 2)).toBe('0.00');
  expect(() => fixedText(decimalOfText('0.255'), 2)).toThrow(RangeError);
});

it('has the weights of picks exactly', () => {
  const weights = weightsOf([{ code: '600519.SH', weight: '0.123456789' }]);
  expect(weights.get('600519.SH')).toEqual({ units: 123_456_789n, scale: 9 });
  expect(() => weightsOf([{ code: '600519.SH', weight: 'all' }])).toThrow('no decimal: all');
});
