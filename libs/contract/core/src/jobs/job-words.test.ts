import { isUnderWay, percentOf, progressText, stateTitle, type JobAtWork } from './job-words.ts';

const job = (more: Partial<JobAtWork> = {}): JobAtWork => ({
  state: 'running',
  cancelRequested: false,
  message: null,
  progress: 0.62,
  step: '计算 IC',
  ...more,
});

describe('the state of a job', () => {
  it('is written in a word, and as being cancelled until it has ended', () => {
    expect(stateTitle(job())).toBe('运行中');
    const asked = job({ cancelRequested: true });
    expect(stateTitle(asked)).toBe('正在取消');
    const ended = job({ state: 'cancelled', cancelRequested: true });
    expect(stateTitle(ended)).toBe('已取消');
    expect([stateTitle(asked, '停止'), stateTitle(ended, '停止')]).toEqual(['正在停止', '已停止']);
    expect([job(), job({ state: 'queued' }), ended].map(isUnderWay)).toEqual([true, true, false]);
  });

  it('is no plain success where something is missing', () => {
    const partly = job({ state: 'succeeded', message: '1 张表未通过：新闻舆情' });
    expect(stateTitle(partly)).toBe('部分未通过');
    const whole = job({ state: 'succeeded' });
    expect(stateTitle(whole)).toBe('成功');
    const failed = job({ state: 'failed', message: '磁盘空间不足' });
    expect(stateTitle(failed)).toBe('失败');
  });

  it('is written with its step, where it has one', () => {
    expect(progressText(job())).toBe('62% 计算 IC');
    expect(progressText(job({ step: null }))).toBe('62%');
    expect(progressText(job({ state: 'queued', progress: 0, step: null }))).toBe('等待空闲的执行进程');
    expect(progressText(job({ state: 'queued', step: '等待导入' }))).toBe('等待导入');
  });

  test.each([
    [0, 0],
    [0.999, 99],
    [1, 100],
    [1.2, 100],
    [-1, 0],
  ])('%d is %d percent', (progress, percent) => {
    expect(percentOf({ progress })).toBe(percent);
  });
});
