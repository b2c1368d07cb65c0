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

describe('the message about an ended job', () => {
  const ended = { title: '导入数据', subject: '2026-11-20', message: null } as const;

  it('names the task that was done', () => {
    expect(outcomeText({ ...ended, state: 'succeeded' })).toEqual({
      ok: true,
      text: '导入数据 2026-11-20 已完成',
    });
    expect(outcomeText({ ...ended, subject: '2026-11-20（仅检查）', state: 'cancelled' })).toEqual({
      ok: true,
      text: '导入数据 2026-11-20（仅检查） 已取消',
    });
  });

  it('gives the cause of a failure', () => {
    expect(outcomeText({ ...ended, state: 'failed', message: '磁盘空间不足' })).toEqual({
      ok: false,
      text: '导入数据 2026-11-20 失败：磁盘空间不足',
    });
  });

  it('does not call an import that left tables out a success', () => {
    expect(outcomeText({ ...ended, state: 'succeeded', message: '1 张表未通过：新闻舆情' })).toEqual({
      ok: false,
      text: '导入数据 2026-11-20 已结束，1 张表未通过：新闻舆情',
    });
  });
});
