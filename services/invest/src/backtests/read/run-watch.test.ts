import type { BacktestRun } from '@console/contract-invest';
import { RunWatch, type RunListener } from './run-watch.ts';

const run = (state: BacktestRun['state'], progress = 0): BacktestRun => ({ state, progress }) as BacktestRun;

/** A watch whose reads get the given answers one after another, and a record of what each listener got. */
function watching(answers: readonly (BacktestRun | Error)[]) {
  const told: string[] = [];
  let reads = 0;
  const watch = new RunWatch({
    read: async () => {
      const answer = answers[Math.min(reads, answers.length - 1)];
      reads += 1;
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
      return answer;
    },
    pauseMs: 1,
    failed: (error) => (error as Error).message !== 'gone',
    over: () => told.push('over'),
  });
  const listener = (name: string): RunListener<BacktestRun> => ({
    changed: ({ state, progress }) => told.push(`${name} ${state} ${progress}`),
    ended: () => told.push(`${name} ended`),
  });
  const until = async (line: string): Promise<void> => {
    while (!told.includes(line)) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { watch, told, listener, until, reads: () => reads };
}

it('sends the current run, each change once, and ends with it', async () => {
  const { watch, told, listener, until } = watching([
    ...[run('queued'), run('queued'), run('running', 0.2), new Error('away'), run('running', 0.2)],
    ...[run('running', 0.9), run('succeeded', 1)],
  ]);
  watch.add(listener('a'));
  await until('over');
  expect(told).toEqual([
    ...['a queued 0', 'a running 0.2', 'a running 0.9', 'a succeeded 1', 'a ended', 'over'],
  ]);
});

it('reads once for all listeners, and sends the known state to one who comes later', async () => {
  const { watch, told, listener, until } = watching([run('running', 0.5)]);
  watch.add(listener('a'));
  await until('a running 0.5');
  watch.add(listener('b'));
  expect(told).toEqual(['a running 0.5', 'b running 0.5']);
  watch.end();
  expect(told.slice(2)).toEqual(['a ended', 'b ended', 'over']);
});

it('stops when no one listens any more', async () => {
  const { watch, told, listener, until, reads } = watching([run('running')]);
  const only = listener('a');
  watch.add(only);
  await until('a running 0');
  watch.remove(only);
  expect(told).toEqual(['a running 0', 'over']);
  const before = reads();
  await new Promise((resolve) => setTimeout(resolve, 20));
  // One read may have been in progress.
  expect(reads() - before).toBeLessThanOrEqual(1);
});

it('ends when the run cannot be read any more', async () => {
  const { watch, told, listener, until } = watching([run('queued'), new Error('gone')]);
  watch.add(listener('a'));
  await until('over');
  expect(told).toEqual(['a queued 0', 'a ended', 'over']);
});
