import { RunMemory } from './run-memory.ts';

it('is the same from run to run, and grows with the largest', () => {
  const memory = new RunMemory();
  const first = memory.floats('prices', 100);
  expect(first).toHaveLength(100);
  expect(first.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(memory.floats('prices', 40)).toHaveLength(40);
  expect(memory.floats('prices', 40).buffer).toBe(first.buffer);
  expect(memory.floats('prices', 101).buffer).not.toBe(first.buffer);
  expect(memory.floats('prices', 100).buffer.byteLength).toBe(808);
});

it('keeps each array apart', () => {
  const memory = new RunMemory();
  memory.floats('factor', 2).fill(1);
  memory.bytes('excluded', 16).fill(7);
  expect([...memory.floats('factor', 2)]).toEqual([1, 1]);
  expect(memory.bytes('excluded', 3)).toEqual(Uint8Array.of(7, 7, 7));
});

it('keeps what was read for the next of the same key, until another reads, it failed or was forgotten', async () => {
  const memory = new RunMemory();
  let reads = 0;
  const ask = (key: string): Promise<number> => memory.loaded(key, async () => (reads += 1));
  expect([await ask('a'), await ask('a'), await ask('b'), await ask('a')]).toEqual([1, 1, 2, 3]);
  memory.forget();
  expect(await ask('a')).toBe(4);
  await expect(memory.loaded('c', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await memory.loaded('c', async () => 'read')).toBe('read');
});
