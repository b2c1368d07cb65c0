import { checkMemory } from './check-memory.ts';

const graph = {
  output: 'rank',
  nodes: [
    { id: 'rank', kind: 'rule', ref: '2', params: { n: 750, least: 60 }, inputs: ['close'] },
    { id: 'close', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] },
  ],
} as const;
const frame = { dates: Array.from({ length: 2500 }, (_, day) => String(day)), stocks: 5000 };
const check = (maxMb: number, from = 0, threads = 2): void =>
  checkMemory({
    frame,
    range: { from, to: 2500 },
    frozen: { graph },
    maxMb,
    threads,
    params: { horizons: [1, 5, 10, 20] },
  });

it('lets pass what fits, and refuses what does not with both figures', () => {
  expect(() => check(100_000)).not.toThrow();
  expect(() => check(500)).toThrow(/预计需要内存 \d+ MB，超过上限 500 MB/);
});

/** The smallest limit that is enough, in MB. */
function need(from: number, threads?: number): number {
  let least = 1;
  for (let most = 100_000; least < most;) {
    const middle = Math.floor((least + most) / 2);
    try {
      check(middle, from, threads);
      most = middle;
    } catch {
      least = middle + 1;
    }
  }
  return least;
}

it('counts the memory of each thread', () => {
  expect(need(0, 64)).toBeGreaterThan(need(0, 2) + 1000);
});

it('counts the days that windows look back over', () => {
  // The first 749 days are read in any case, for the windows.
  expect(need(1500)).toBeLessThan(need(0));
  expect(need(700)).toBe(need(0));
});
