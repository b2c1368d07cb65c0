import { Random } from '../random.mjs';
import { countsFor, planDisturbances } from './plan-disturbances.mjs';

test('a year has 60 kills, 10 wipes and 5 restarts, a month its share and one of each', () => {
  expect(countsFor(365)).toEqual({ kills: 60, wipes: 10, restarts: 5 });
  expect(countsFor(30)).toEqual({ kills: 5, wipes: 1, restarts: 1 });
});

test('a plan has what was asked for, each day in order, the same for the same seed', () => {
  const counts = { kills: 60, wipes: 10, restarts: 5 };
  const plan = planDisturbances(new Random(7), 365, counts);
  expect(plan).toHaveLength(365);
  const all = plan.flat();
  for (const [kind, count] of [
    ['kill', 60],
    ['wipe', 10],
    ['restart', 5],
  ])
    expect(all.filter((each) => each.kind === kind)).toHaveLength(Number(count));
  for (const ofDay of plan)
    for (const [at, { afterMs }] of ofDay.entries())
      expect(afterMs).toBeGreaterThanOrEqual(ofDay[at - 1]?.afterMs ?? 0);
  expect(planDisturbances(new Random(7), 365, counts)).toEqual(plan);
  expect(planDisturbances(new Random(8), 365, counts)).not.toEqual(plan);
});
