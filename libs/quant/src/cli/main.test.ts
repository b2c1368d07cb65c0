import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';

/** A process whose streams keep what is written on them. */
const written = { out: '', error: '' };
const streamOf = (name: keyof typeof written): object =>
  Object.assign(new EventEmitter(), {
    write: (text: string) => {
      written[name] += text;
    },
  });
const fake = {
  argv: ['node', 'main.ts', 'nav', '--nav', 'none/n.csv'],
  exitCode: undefined as number | undefined,
  stdout: streamOf('out') as EventEmitter,
  stderr: streamOf('error') as EventEmitter,
};
jest.unstable_mockModule('node:process', () => ({ default: fake }));
await import('./main.ts');

test('what is wrong goes to the error stream, and out of the process with 1', () => {
  expect(written).toEqual({ out: '', error: 'none/n.csv: no such file or directory (ENOENT)\n' });
  expect(fake.exitCode).toBe(1);
});

test.each(['stdout', 'stderr'] as const)(
  'that no one reads %s any more is no fault, a full disk is',
  (name) => {
    const failed = (code: string) => () => fake[name].emit('error', Object.assign(new Error(code), { code }));
    expect(failed('EPIPE')).not.toThrow();
    expect(failed('ENOSPC')).toThrow('ENOSPC');
  },
);
