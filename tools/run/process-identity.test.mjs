import { spawn } from 'node:child_process';
import { identify, isAlive, parseStat, untilFrozen } from './process-identity.mjs';

/** A line of /proc/pid/stat with the given name and state; field 22 is the start time. */
/** @param {string} name @param {string} state */
const stat = (name, state) =>
  `42 (${name}) ${state} ${Array.from({ length: 18 }, (_, i) => i).join(' ')} 98765 0`;

test('the start time is found behind a name with spaces and brackets', () => {
  expect(parseStat(stat('a) (b c', 'S'))).toBe('98765');
});

test('a zombie counts as ended', () => {
  expect(parseStat(stat('node', 'Z'))).toBeNull();
});

test('this process is alive under its own start time and under no other', async () => {
  const self = await identify(process.pid);
  if (self === null) throw new Error('this process was not found');
  expect(await isAlive(self)).toBe(true);
  expect(await isAlive({ ...self, started: 'long ago' })).toBe(false);
});

test('a process is waited for until it has stopped, and one that goes on is reported', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1)'], { stdio: 'ignore' });
  const pid = child.pid ?? 0;
  try {
    await expect(untilFrozen(pid, 20)).rejects.toThrow('has not stopped within 20 ms');
    child.kill('SIGSTOP');
    await untilFrozen(pid, 10_000);
  } finally {
    child.kill('SIGKILL');
  }
});
