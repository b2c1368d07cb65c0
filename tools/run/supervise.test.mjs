import { getEventListeners } from 'node:events';
import { jest } from '@jest/globals';
import { restartPause, supervise } from './supervise.mjs';

/** A child that runs until it is stopped, or has ended with a code already. */
/** @param {number} [code] @returns {import('./children.mjs').Child} */
function child(code) {
  /** @type {(code: number) => void} */
  let end = () => undefined;
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => (end = resolve));
  if (code !== undefined) end(code);
  return {
    name: 'x',
    pid: 1,
    log: 'x.log',
    exited,
    isRunning: () => true,
    logTail: async () => '',
    stop: async () => end(0),
  };
}

const later = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the pause before a restart doubles up to half a minute', () => {
  expect([1, 2, 3, 6, 7, 20].map(restartPause)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});

test('a process that dies is started again until it is stopped', async () => {
  let launches = 0;
  const supervised = supervise('x', async () => child((launches += 1) === 1 ? 1 : undefined));
  await later(700);
  expect(launches).toBe(2);
  expect(supervised.deaths()).toBe(1);
  await supervised.stop();
  await later(700);
  expect(launches).toBe(2);
});

test('a launch that fails counts as a death and is tried again after the pause', async () => {
  let launches = 0;
  const supervised = supervise('x', async () => {
    launches += 1;
    if (launches === 1) throw new Error('no space left on device');
    return child();
  });
  await later(100);
  expect([launches, supervised.deaths()]).toEqual([1, 1]);
  await later(600);
  expect([launches, supervised.deaths()]).toEqual([2, 1]);
  await supervised.stop();
});

test('a process that runs already is not launched a second time until it ends', async () => {
  const launch = jest.fn(async () => child());
  const first = child();
  const supervised = supervise('x', launch, { first });
  await later(20);
  expect(launch).not.toHaveBeenCalled();
  await first.stop();
  await later(700);
  expect(launch).toHaveBeenCalledTimes(1);
  await supervised.stop();
});

test('once everything closes, the end of a process is neither announced nor followed by a start', async () => {
  const closing = new AbortController();
  const launch = jest.fn(async () => child());
  const first = child();
  supervise('x', launch, { first, closing: closing.signal });
  closing.abort();
  await first.stop();
  await later(700);
  expect(launch).not.toHaveBeenCalled();
  expect(console.log).not.toHaveBeenCalled();
});

test('however many processes follow one closing signal, none adds a listener to it', async () => {
  const closing = new AbortController();
  const all = Array.from({ length: 20 }, () =>
    supervise('x', async () => child(), { closing: closing.signal }),
  );
  expect(getEventListeners(closing.signal, 'abort')).toEqual([]);
  await Promise.all(all.map((supervised) => supervised.stop()));
});

test('a process stopped while it is being launched is stopped after its launch', async () => {
  /** @type {(child: import('./children.mjs').Child) => void} */
  let launched = () => undefined;
  const supervised = supervise('x', () => new Promise((resolve) => (launched = resolve)));
  const stopped = supervised.stop();
  const late = child();
  launched(late);
  await stopped;
  expect(await late.exited).toBe(0);
});
