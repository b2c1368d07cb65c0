import { isUnderWay, percentOf, progressText, stateTitle, verdictText } from './run-states.ts';
import { aRun, aRunning } from './testing/a-run.ts';

describe('the state of a run', () => {
  it('is written in a word, and as being cancelled while it still runs', () => {
    expect(stateTitle(aRunning())).toBe('运行中');
    expect(stateTitle(aRunning({ cancelRequested: true }))).toBe('正在取消');
    expect(stateTitle(aRun({ state: 'cancelled', cancelRequested: true }))).toBe('已取消');
    expect([aRun(), aRunning(), aRunning({ state: 'queued' })].map(isUnderWay)).toEqual([false, true, true]);
  });

  it('has a progress in whole percent with its step', () => {
    expect(progressText(aRunning())).toBe('62% 计算 IC');
    expect(progressText(aRunning({ state: 'queued', progress: 0 }))).toBe('等待计算节点');
    expect(progressText(aRunning({ step: null }))).toBe('62%');
    expect([0, 0.999, 1, 1.2, -1].map((progress) => percentOf({ progress }))).toEqual([0, 99, 100, 100, 0]);
  });

  it('shows the outcome of a check', () => {
    expect(verdictText(aRun())).toBeNull();
    const verdict = { of: 9, identical: true, firstDifference: null };
    expect(verdictText(aRun({ verdict }))).toBe('与回测 9 完全一致');
    expect(
      verdictText(aRun({ verdict: { ...verdict, identical: false, firstDifference: 'rankIc.1[3]' } })),
    ).toBe('与回测 9 不一致，首个差异：rankIc.1[3]');
  });
});
