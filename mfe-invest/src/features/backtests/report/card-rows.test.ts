import { cardRows } from './card-rows.ts';
import { aRunCard } from '../../../testing/a-run.ts';

const textsOf = (run = aRunCard()): Readonly<Record<string, string>> =>
  Object.fromEntries(cardRows(run, new Map()).map(({ title, text }) => [title, text]));

describe('the rows of a run card', () => {
  it('list everything that made the run, with short digests that copy whole', () => {
    expect(textsOf()).toMatchObject({
      状态: '成功',
      股票池: '全部 A 股',
      所选区间: '2026-01-01 至 2026-03-03',
      实际区间: '2026-01-01 至 2026-03-03',
      '有效 / 所选交易日': '44 / 44',
      参与计算: '40,000',
      数据快照: '41',
      参数摘要: '9f3a c217 0000',
      运行环境: 'v24.1.0 linux x64',
      提交时间: '2026-11-20 17:38:02',
      开始时间: '2026-11-20 17:38:03',
      执行节点: 'worker-2',
      用时: '2 分 06 秒',
      任务编号: '00000000',
    });
    const hash = cardRows(aRunCard(), new Map()).find(({ title }) => title === '结果摘要');
    expect(hash?.copies).toBe('cafe0001'.padEnd(64, '0'));
  });

  it('have a dash for unknown values, and nothing to copy there', () => {
    const waiting = aRunCard({
      state: 'queued',
      startDate: null,
      endDate: null,
      resultHash: null,
      tradingDays: null,
      effectiveStart: null,
      effectiveEnd: null,
      effectiveDays: null,
      askedDays: null,
      sample: null,
      rowsKept: null,
      snapshotId: null,
      nodeVersion: null,
      architecture: null,
      seconds: null,
      inputHash: null,
      startedAt: null,
    });
    expect(textsOf(waiting)).toMatchObject({
      状态: '排队中',
      所选区间: '—',
      实际区间: '—',
      '有效 / 所选交易日': '—',
      数据快照: '—',
      输入摘要: '—',
      结果摘要: '—',
      开始时间: '—',
      运行环境: '—',
      用时: '—',
    });
    expect(cardRows(waiting, new Map()).find(({ title }) => title === '结果摘要')?.copies).toBeUndefined();
  });

  it('say why the sample of a run is too small, and nothing when it is not', () => {
    const thin = aRunCard({ sample: 'short', effectiveDays: 210, askedDays: 750 });
    expect(textsOf(thin)).toMatchObject({
      '有效 / 所选交易日': '210 / 750',
      样本: '样本不足：有效 210 个交易日，不足 250 个，年化指标仅供参考',
    });
    expect(textsOf()['样本']).toBeUndefined();
  });

  it('are each named once', () => {
    const titles = cardRows(aRunCard(), new Map()).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
