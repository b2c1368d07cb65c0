import { EMPTY, formatNumber, stateTitle } from '@console/contract-core';
import type { BacktestRunCard } from '@console/contract-invest';
import type { MetricKey } from '../metric-definitions.ts';
import { durationText, paramsText, type BenchmarkNames } from '../params-text.ts';
import { effectiveDaysText, effectiveRange, isThin, THIN_SAMPLE, thinReason } from '../../../run-samples.ts';

export interface CardRow {
  readonly title: string;
  readonly text: string;
  /** The metric it shows, where it has a definition. */
  readonly metric?: MetricKey;
  /** The whole of a shortened value, to be copied. */
  readonly copies?: string;
}

/** Characters of a digest that are enough to distinguish runs. */
const SHORT = 12;

/** Everything that made a run, as rows of its card and of its export. */
export function cardRows(run: BacktestRunCard, names: BenchmarkNames): readonly CardRow[] {
  const row = (title: string, text: string | number | null): CardRow => ({
    title,
    text: text === null || text === '' ? EMPTY : String(text),
  });
  const digest = (metric: MetricKey, title: string, hash: string | null): CardRow =>
    hash === null ? { ...row(title, null), metric } : { title, metric, text: grouped(hash), copies: hash };
  return [
    row('状态', stateTitle(run)),
    ...paramsText(run.params, run.universeText, names).map(({ title, text }) => row(title, text)),
    row('所选区间', run.startDate && run.endDate ? `${run.startDate} 至 ${run.endDate}` : null),
    { ...row('实际区间', effectiveRange(run)), metric: 'effectiveSpan' },
    { ...row('有效 / 所选交易日', effectiveDaysText(run)), metric: 'tradingDays' },
    ...(isThin(run)
      ? [{ ...row('样本', `${THIN_SAMPLE}：${thinReason(run)}`), metric: 'sample' as const }]
      : []),
    { ...row('参与计算', integer(run.rowsKept)), metric: 'rowsKept' },
    { ...row('公式', run.formula), copies: run.formula },
    { ...row('数据快照', run.snapshotId), metric: 'snapshot' },
    row('数据截至', run.asOf),
    digest('paramsHash', '参数摘要', run.paramsHash),
    digest('inputHash', '输入摘要', run.inputHash),
    digest('resultHash', '结果摘要', run.resultHash),
    row('代码版本', run.codeVersion),
    row('运行环境', [run.nodeVersion, run.architecture].filter(Boolean).join(' ')),
    row('执行节点', run.worker),
    row('尝试次数', run.attempts),
    row('提交人', run.submittedBy),
    row('提交时间', run.submittedAt),
    row('开始时间', run.startedAt),
    row('结束时间', run.finishedAt),
    row('用时', durationText(run.seconds)),
    { ...row('任务编号', run.jobId.slice(0, 8)), copies: run.jobId },
  ];
}

const integer = (value: number | null): string => formatNumber(value, { unit: 'integer' });

/** 9f3a c217 04be */
const grouped = (hash: string): string => hash.slice(0, SHORT).replace(/(.{4})(?=.)/g, '$1 ');
