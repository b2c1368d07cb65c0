import { PanelPool } from './panel-pool.ts';

test('a panel that was given back is used again, one of another size is not', () => {
  const pool = new PanelPool(4);
  const first = pool.take();
  expect(first).toHaveLength(4);
  expect(pool.take()).not.toBe(first);
  pool.give(first);
  pool.give(new Float64Array(1));
  expect(pool.take()).toBe(first);
  expect(pool.take()).toHaveLength(4);
});

test('it keeps two', () => {
  const pool = new PanelPool(1);
  const given: Float64Array[] = [1, 2, 3].map((value) => Float64Array.of(value));
  for (const panel of given) pool.give(panel);
  expect([pool.take(), pool.take(), pool.take()].map((panel) => given.includes(panel))).toEqual([
    true,
    true,
    false,
  ]);
});

test('what is given back last is used first, as it was left', () => {
  const pool = new PanelPool(2);
  const [first, second] = [pool.take().fill(1), pool.take().fill(2)];
  pool.give(first);
  pool.give(second);
  expect([[...pool.take()], [...pool.take()], [...pool.take()]]).toEqual([
    [2, 2],
    [1, 1],
    [0, 0],
  ]);
});

test('of no cells there are panels too', () => {
  const pool = new PanelPool(0);
  const none = pool.take();
  expect(none).toHaveLength(0);
  pool.give(none);
  expect(pool.take()).toBe(none);
});
