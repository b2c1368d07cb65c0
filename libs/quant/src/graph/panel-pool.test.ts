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
