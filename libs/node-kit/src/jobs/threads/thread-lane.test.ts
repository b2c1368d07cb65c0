import { MESSAGES, Refusal } from '@console/contract-core';
import { alike } from '../../shares/alike.ts';
import { ThreadLane } from './thread-lane.ts';

/** A thread that begins and answers, or runs until a cell of the order's memory is no longer 0. */
const MODULE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ name, gate }) => {
      parentPort.postMessage('begun');
      if (name === 'endless') for (;;);
      if (gate) Atomics.wait(gate, 0, 0);
      if (name === 'wrong') throw new RangeError('no such row');
      parentPort.postMessage({ result: name + ' ' + threadId });
    });`)}`,
);
const LONG = 60_000;

let lane: ThreadLane;
const open = (threads: number, { waiting = 9, waitMs = LONG, computeMs = LONG } = {}): void => {
  const refusal = (): Refusal => new Refusal(MESSAGES.notFound);
  const turns = { going: alike(threads), waiting: alike(waiting), waitMs, refusal };
  const tooLong = (): Refusal => new Refusal(MESSAGES.conflict);
  lane = new ThreadLane(MODULE, { workerData: null, turns, computeMs, tooLong });
};
const gate = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));
const lift = (held: Int32Array): void => {
  Atomics.store(held, 0, 1);
  Atomics.notify(held, 0);
};
const run = (name: string, held?: Int32Array): Promise<string> => lane.run<string>({ name, gate: held });
afterEach(() => lane.close());

it('computes in the order of the requests, and no more at once than it has threads', async () => {
  open(1);
  const held = gate();
  const done: string[] = [];
  const all = ['a', 'b', 'c'].map(async (name) => {
    await run(name, name === 'a' ? held : undefined);
    done.push(name);
  });
  expect(done).toEqual([]);
  lift(held);
  await Promise.all(all);
  expect(done).toEqual(['a', 'b', 'c']);
  // All of them by one thread, which serves the next too.
  expect((await run('d')).split(' ')[1]).toBe((await run('e')).split(' ')[1]);
});

it('with a second thread continues beside one that computes', async () => {
  open(2);
  const held = gate();
  const first = run('a', held);
  expect(await run('b')).toMatch(/^b /);
  lift(held);
  expect(await first).toMatch(/^a /);
});

it('refuses an order that has waited too long, and the next one gets a turn', async () => {
  open(1, { waitMs: 10 });
  const held = gate();
  const first = run('a', held);
  await expect(run('b')).rejects.toMatchObject({ code: MESSAGES.notFound.code });
  lift(held);
  await first;
  expect(await run('c')).toMatch(/^c /);
});

it('refuses an order at once when too many wait, and those get their turns', async () => {
  open(1, { waiting: 1 });
  const held = gate();
  const [first, second] = [run('a', held), run('b')];
  await expect(run('c')).rejects.toMatchObject({ code: MESSAGES.notFound.code });
  lift(held);
  expect(await Promise.all([first, second])).toEqual([
    expect.stringMatching(/^a /),
    expect.stringMatching(/^b /),
  ]);
});

it('ends an order that computes too long, and continues', async () => {
  open(1, { computeMs: 1000 });
  const [endless, next] = [run('endless'), run('next')];
  await expect(endless).rejects.toMatchObject({ code: MESSAGES.conflict.code });
  expect(await next).toMatch(/^next /);
});

it('continues after an order that cannot be computed', async () => {
  open(1);
  await expect(run('wrong')).rejects.toThrow('no such row');
  expect(await run('next')).toMatch(/^next /);
});
