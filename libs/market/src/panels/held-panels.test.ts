import { HeldPanels } from './held-panels.ts';

const held = (
  most: number,
): { panels: HeldPanels<number>; loads: string[]; ask: (name: string) => Promise<number> } => {
  const panels = new HeldPanels<number>(most, (bytes) => bytes);
  const loads: string[] = [];
  const ask = (name: string): Promise<number> =>
    panels.ask(name, () => {
      loads.push(name);
      return Promise.resolve(10);
    });
  return { panels, loads, ask };
};

test('requests at once wait for one load', async () => {
  const { loads, ask } = held(100);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([10, 10, 10]);
  await ask('a');
  expect(loads).toEqual(['a', 'b']);
});

test('the value used longest ago is released', async () => {
  const { loads, ask } = held(20);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

test('a value larger than the limit is kept until the next', async () => {
  const { loads, ask } = held(5);
  for (const name of ['a', 'a', 'b', 'a']) await ask(name);
  expect(loads).toEqual(['a', 'b', 'a']);
});

test('a load that failed is tried again', async () => {
  const { panels, ask } = held(100);
  await expect(panels.ask('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('a')).toBe(10);
});

test('a value is in memory from when it is loaded until it is released', async () => {
  const { panels, ask } = held(15);
  const loading = ask('a');
  expect(panels.has('a')).toBe(false);
  await loading;
  expect(panels.has('a')).toBe(true);
  await ask('b');
  expect([panels.has('a'), panels.has('b')]).toEqual([false, true]);
});
