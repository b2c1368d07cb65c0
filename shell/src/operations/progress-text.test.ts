import { durationText, progressText } from './progress-text.ts';

describe('what a job is at', () => {
  const running = { state: 'running', step: '日行情', rowsPerSecond: 120_400, secondsLeft: 95 } as const;

  it('says step, rate and time left', () => {
    expect(progressText(running)).toBe('日行情，120,400 行/秒，约剩 1 分 35 秒');
  });

  it('leaves out what is not known yet', () => {
    expect(progressText({ ...running, step: null, rowsPerSecond: null, secondsLeft: null })).toBe('正在准备');
  });

  it('says that a queued one waits', () => {
    expect(progressText({ ...running, state: 'queued' })).toBe('排队中，等待空闲的工作进程');
  });
});

test.each([
  [0.2, '1 秒'],
  [59, '59 秒'],
  [60, '1 分 0 秒'],
])('%d seconds read %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
