import { changedSince, outcomeText } from './job-news.ts';

const job = (id: string, state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled') => ({
  id,
  state,
});

describe('jobs that changed', () => {
  it('are those in another state than before', () => {
    const before = [job('a', 'queued'), job('b', 'running'), job('c', 'running'), job('d', 'failed')];
    const now = [job('a', 'failed'), job('b', 'running'), job('c', 'succeeded'), job('d', 'failed')];
    expect(changedSince(before, now).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('are new ones too, even one that ended before it was ever seen', () => {
    expect(changedSince([], [job('a', 'succeeded')]).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('what is said of an ended job', () => {
  const ended = { id: 'a', kind: 'import', subject: '2026-11-20', dryRun: false, message: null } as const;

  it('names what was done', () => {
    expect(outcomeText({ ...ended, state: 'succeeded' })).toEqual({
      ok: true,
      text: '导入 2026-11-20 已完成',
    });
    expect(outcomeText({ ...ended, dryRun: true, state: 'cancelled' }).text).toBe('检查 2026-11-20 已取消');
    expect(outcomeText({ ...ended, kind: 'undo', subject: '第 3 次导入', state: 'succeeded' }).text).toBe(
      '撤销 第 3 次导入 已完成',
    );
  });

  it('gives the cause of a failure', () => {
    expect(outcomeText({ ...ended, state: 'failed', message: '磁盘空间不足' })).toEqual({
      ok: false,
      text: '导入 2026-11-20 失败：磁盘空间不足',
    });
  });

  it('does not pass off an import that left tables out', () => {
    expect(outcomeText({ ...ended, state: 'succeeded', message: '1 张表未通过：新闻舆情' })).toEqual({
      ok: false,
      text: '导入 2026-11-20 已结束，1 张表未通过：新闻舆情',
    });
  });
});
