import { compare } from './decimal.ts';
import { NO_RISKS, positionIndex, type RiskLists } from './position-cap.ts';
import { decimal } from './testing/small-market.ts';

const risks: RiskLists = {
  system: [
    { date: '2024-06-01', risk: decimal('80') },
    { date: '2024-06-05', risk: decimal('50') },
    { date: '2024-06-05', risk: decimal('40') },
  ],
  companies: new Map([['A', [{ date: '2024-06-03', risk: decimal('62.5') }]]]),
};

it.each([
  ['B', '2024-05-31', '1'],
  ['B', '2024-06-01', '0.8'],
  ['A', '2024-06-02', '0.8'],
  ['A', '2024-06-03', '0.5'],
  // The later of two entries of one date.
  ['A', '2024-06-09', '0.25'],
  ['B', '2024-06-09', '0.4'],
])('of %s on %s it is %s', (code, date, index) => {
  expect(compare(positionIndex(risks, code, date), decimal(index))).toBe(0);
});

it('is full without risks, and nothing at a risk of 0', () => {
  expect(compare(positionIndex(NO_RISKS, 'A', '2024-06-03'), decimal('1'))).toBe(0);
  const none: RiskLists = { ...NO_RISKS, system: [{ date: '2024-06-03', risk: decimal('0') }] };
  expect(positionIndex(none, 'A', '2024-06-03').units).toBe(0n);
});
