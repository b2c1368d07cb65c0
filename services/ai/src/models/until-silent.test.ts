import { Silence, untilSilent } from './until-silent.ts';

const clock = { time: 0, now: () => clock.time };
const collect = async (pieces: AsyncIterable<number>): Promise<number[]> => {
  const found: number[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
};

it('hands on every piece of a stream that goes on', async () => {
  const pieces = (async function* () {
    yield* [1, 2, 3];
    await Promise.resolve();
  })();
  expect(await collect(untilSilent(pieces, { clock, silenceMs: 15_000, give: () => undefined }))).toEqual([
    1, 2, 3,
  ]);
});

it('ends a stream from which nothing came for that long, and says so to its source', async () => {
  let given = 0;
  const pieces = (async function* () {
    yield 1;
    clock.time += 15_000;
    await new Promise(() => undefined);
  })();
  const reading = collect(untilSilent(pieces, { clock, silenceMs: 15_000, give: () => (given += 1) }));
  await expect(reading).rejects.toThrow(Silence);
  expect(given).toBe(1);
});

it('passes on the error of its source', async () => {
  const pieces = (async function* () {
    yield 1;
    await Promise.resolve();
    throw new Error('cut');
  })();
  const reading = collect(untilSilent(pieces, { clock, silenceMs: 15_000, give: () => undefined }));
  await expect(reading).rejects.toThrow('cut');
});
