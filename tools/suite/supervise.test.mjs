import { restartPause, supervise } from './supervise.mjs';

/** @param {{ exited: Promise<number>, stop: () => Promise<void> }} process */
const child = (process) => ({
  name: 'x',
  pid: 1,
  log: 'x.log',
  isRunning: () => true,
  logTail: async () => '',
  ...process,
});

test('the pause before a restart doubles up to half a minute', () => {
  expect([1, 2, 3, 6, 7, 20].map(restartPause)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});

test('what dies is started again until it is stopped', async () => {
  let launches = 0;
  const supervised = supervise(async () => {
    launches += 1;
    /** @type {(code: number) => void} */
    let end = () => undefined;
    /** @type {Promise<number>} */
    const exited = new Promise((resolve) => (end = resolve));
    if (launches === 1) end(1);
    return child({ exited, stop: async () => end(0) });
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(launches).toBe(2);
  expect(supervised.deaths()).toBe(1);
  await supervised.stop();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(launches).toBe(2);
});
