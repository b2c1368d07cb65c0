import { formatNumber } from '@console/contract-core';
import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { ArrowLeftIcon, JobMark, Mark, PageLink } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';
import { BACKTEST_PATH, factorPath } from '../../../page-paths.ts';
import { universeName } from '../params-text.ts';
import { effectiveRange } from '../../../run-samples.ts';
import { SampleMark } from '../../../sample-mark.tsx';
import { daysTaken, meanRows } from '../specs/coverage-spec.ts';
import '../tear-sheet.css';
import { Term } from '../term.tsx';

interface RunHeadProps {
  readonly run: BacktestRunCard | undefined;
  readonly report: BacktestReport | undefined;
  readonly actions?: ReactNode;
}

/** The heading of a tear sheet: its factor, universe and dates. */
export function RunHead({ run, report, actions }: RunHeadProps): ReactElement {
  const { page } = usePlatform();
  return (
    <div className="c-page-head">
      <button type="button" className="bt-back" aria-label="返回" onClick={() => page.back(BACKTEST_PATH)}>
        <ArrowLeftIcon />
      </button>
      <h1 className="c-page-title" title={run?.factorName}>
        {run?.factorName ?? '回测结果'}
      </h1>
      {run && (
        <>
          <Mark tint="violet">v{run.factorVersion}</Mark>
          <span className="c-panel-sub bt-span">
            <span>回测 {run.associationId}</span>
            {report && (
              <>
                <Term metric="effectiveSpan">有效 {effectiveRange(run)}</Term>
                <Term metric="tradingDays">{figureOf(daysTaken(report), '个交易日')}</Term>
                <Term metric="rowsPerDay">日均 {figureOf(meanRows(report), '只股票')}</Term>
              </>
            )}
            <span>{universeName(run.params, run.universeText)}</span>
          </span>
          {run.state === 'succeeded' && <SampleMark run={run} />}
          <PageLink to={factorPath(run.factorFormId)}>因子详情</PageLink>
          {run.state !== 'succeeded' && <JobMark job={run} />}
        </>
      )}
      {actions && <div className="c-panel-actions">{actions}</div>}
    </div>
  );
}

/** 1,292 个交易日 */
const figureOf = (count: number | null, of: string): string =>
  `${formatNumber(count, { unit: 'integer' })} ${of}`;
