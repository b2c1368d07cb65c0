import { FrameGone } from './frame-gone.ts';
import { readAgain } from './read-again.ts';

/** A read that fails with these errors, one after the other, before it succeeds. */
function failing(...errors: readonly Error[]): { read: () => Promise<string>; reads: () => number } {
  let reads = 0;
  const read = (): Promise<string> => {
    const error = errors[reads];
    reads += 1;
    return error === undefined ? Promise.resolve('read') : Promise.reject(error);
  };
  return { read, reads: () => reads };
}
const gone = (): FrameGone => new FrameGone('daily_bar', 1, 2);

it('reads again where a load replaced the data', async () => {
  const { read, reads } = failing(gone(), gone());
  expect(await readAgain(read)).toBe('read');
  expect(reads()).toBe(3);
});

it('gives up after three loads', async () => {
  const { read, reads } = failing(gone(), gone(), gone());
  await expect(readAgain(read)).rejects.toThrow(FrameGone);
  expect(reads()).toBe(3);
});

it('does not read again after any other error', async () => {
  const { read, reads } = failing(new RangeError('no such row'), gone());
  await expect(readAgain(read)).rejects.toThrow('no such row');
  expect(reads()).toBe(1);
});
