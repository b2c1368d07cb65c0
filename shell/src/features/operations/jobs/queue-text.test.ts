import { isBusy, isStale, meanText, noWorkerText, seenText, waitingText } from './queue-text.ts';
import { aQueue, aWorker } from './testing/a-job.ts';

test.each([
  [null, '没有等待的任务'],
  [0, '< 1 秒'],
  [95, '1 分 35 秒'],
  [3600, '1 小时 0 分'],
  [7_500, '2 小时 5 分'],
  [93_600, '1 天 2 小时'],
])('a wait of %p seconds is written %s', (seconds, text) => {
  expect(waitingText(seconds)).toBe(text);
});

test('a mean without jobs is a dash', () => {
  expect([meanText(12.46), meanText(null)]).toEqual(['12.5 秒', '—']);
});

test('a worker that missed two of its signals may be gone', () => {
  expect([9.9, 10].map((secondsSinceSeen) => isStale(aWorker({ secondsSinceSeen })))).toEqual([false, true]);
  expect(seenText(aWorker())).toBe('3.2 秒前');
});

describe('a queue', () => {
  const { counts } = aQueue();

  it('is busy while a job waits or runs, and while its workers run a job of another tenant', () => {
    expect(isBusy(aQueue())).toBe(false);
    expect(isBusy(aQueue({ counts: { ...counts, queued: 1 } }))).toBe(true);
    expect(isBusy(aQueue({ counts: { ...counts, running: 1 } }))).toBe(true);
    expect(isBusy(aQueue({ workers: [aWorker({ running: 1 })] }))).toBe(true);
  });

  it('without a worker says what happens to its jobs', () => {
    expect(noWorkerText(aQueue())).toBeNull();
    expect(noWorkerText(aQueue({ workers: [] }))).toBe(
      '没有存活的执行进程，新提交的任务会排队等待，执行进程启动后自动继续。',
    );
    expect(noWorkerText(aQueue({ workers: [], counts: { ...counts, queued: 1_200 } }))).toContain(
      '1,200 个任务正在排队等待',
    );
  });
});
