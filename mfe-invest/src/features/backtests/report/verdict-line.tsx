import type { BacktestRun } from '@console/contract-invest';
import { PageLink } from '@console/ui';
import type { ReactElement } from 'react';
import { backtestResultPath } from '../../../page-paths.ts';
import { comparePath } from '../backtest-paths.ts';
import '../tear-sheet.css';

/**
 * The outcome of checking a run against the one it repeats: identical to the bit, or the first difference.
 */
export function VerdictLine({ run }: { readonly run: BacktestRun }): ReactElement | null {
  const { verdict } = run;
  if (verdict === null) return null;
  return (
    <p className="bt-verdict" role="status" data-identical={verdict.identical}>
      <b>{verdict.identical ? '完全一致' : '不一致'}</b>
      <span>
        在同一数据快照上重新运行 <PageLink to={backtestResultPath(verdict.of)}>回测 {verdict.of}</PageLink>
        {verdict.identical ? '，全部数值逐位相同。' : '，首个差异：'}
        {!verdict.identical && <code>{verdict.firstDifference ?? '未知'}</code>}
      </span>
      {!verdict.identical && <PageLink to={comparePath([verdict.of, run.associationId])}>并列对比</PageLink>}
    </p>
  );
}
