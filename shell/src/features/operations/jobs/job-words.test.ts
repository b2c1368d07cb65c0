import { stepText } from './job-words.ts';
import { aJob, aRunning } from './testing/a-job.ts';

describe('the step of a job', () => {
  it('is written with its speed and the time it will still take, where known', () => {
    const running = aRunning({ step: '正在导入 日行情', rowsPerSecond: 120_400, secondsLeft: 95 });
    expect(stepText(running)).toBe('正在导入 日行情，120,400 行/秒，约剩 1 分 35 秒');
    expect(stepText({ ...running, secondsLeft: null })).toBe('正在导入 日行情，120,400 行/秒');
    expect(stepText(aJob())).toBeNull();
  });
});
