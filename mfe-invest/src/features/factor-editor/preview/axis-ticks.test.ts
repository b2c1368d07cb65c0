import { axisTicks } from './axis-ticks.ts';

it('are round numbers within the range', () => {
  expect(axisTicks(0, 87, 5)).toEqual([0, 20, 40, 60, 80]);
  expect(axisTicks(-0.31, 0.42, 4)).toEqual([-0.2, 0, 0.2, 0.4].map((tick) => expect.closeTo(tick)));
});

it('of one point are that point', () => {
  expect(axisTicks(3, 3, 5)).toEqual([3]);
});
