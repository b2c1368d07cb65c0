import { reportedShare } from './reported-share.ts';

test('the weight of the members that reported is a share of that of all members of the period', () => {
  const made = Uint8Array.of(1, 0, 1, 1, 1, 1, 0, 0, 0);
  const counted = Uint8Array.of(1, 1, 1, 1, 1, 0, 1, 1, 1);
  const weights = Float64Array.of(60, 40, NaN, 10, 30, 500, 1, 2, 3);
  expect([...reportedShare({ made, counted, members: 3 }, weights)]).toEqual([0.6, 1, 0]);
});

test('without any weight there is no share', () => {
  const one = Uint8Array.of(1);
  expect(reportedShare({ made: one, counted: one, members: 1 }, Float64Array.of(NaN))[0]).toBeNaN();
  expect(
    reportedShare({ made: one, counted: Uint8Array.of(0), members: 1 }, Float64Array.of(5))[0],
  ).toBeNaN();
  const none = new Uint8Array(0);
  expect(reportedShare({ made: none, counted: none, members: 0 }, new Float64Array(0))).toHaveLength(0);
});
