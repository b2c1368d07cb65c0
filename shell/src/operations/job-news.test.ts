import { finishedSince, outcomeText } from './job-news.ts';

const job = (id: string, state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled') => ({
  id,
  state,
});

describe('jobs that ended', () => {
  it('are those that went on before and do not now', () => {
    const before = [job('a', 'queued'), job('b', 'running'), job('c', 'running'), job('d', 'failed')];
    const now = [job('a', 'failed'), job('b', 'running'), job('c', 'succeeded'), job('d', 'failed')];
    expect(finishedSince(before, now).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('do not include one that was never seen going on', () => {
    expect(finishedSince([], [job('a', 'succeeded')])).toEqual([]);
  });
});

describe('what is said of an ended job', () => {
  const ended = { id: 'a', kind: 'import', subject: '2026-11-20', dryRun: false, message: null } as const;

  it('names what was done', () => {
    expect(outcomeText({ ...ended, state: 'succeeded' })).toEqual({
      ok: true,
      text: '导入 2026-11-20已完成',
    });
    expect(outcomeText({ ...ended, dryRun: true, state: 'cancelled' }).text).toBe('检查 2026-11-20已取消');
    expect(outcomeText({ ...ended, kind: 'undo', subject: '第 3 次导入', state: 'succeeded' }).text).toBe(
      '撤销 第 3 次导入已完成',
    );
  });

  it('gives the cause of a failure', () => {
    expect(outcomeText({ ...ended, state: 'failed', message: '磁盘空间不足' })).toEqual({
      ok: false,
      text: '导入 2026-11-20失败：磁盘空间不足',
    });
  });
});
