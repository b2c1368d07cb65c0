import { formatNumber, isUnderWay, percentOf } from '@console/contract-core';
import { backtestCalls, type BacktestRunCard } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { JobMark, Ladder, PageLink } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';
import { backtestResultPath, backtestsPath } from '../../../page-paths.ts';
import { client } from '../../../client.ts';
import { effectiveDaysText, effectiveRange } from '../../../run-samples.ts';
import { SampleMark } from '../../../sample-mark.tsx';
import './latest-run.css';

const BUSY_MS = 2_000;

interface LatestRunProps {
  readonly factorId: number;
  /** The newest saved version: a run may be of an earlier one. */
  readonly version: number;
}

/** The factor's newest backtest: its state and results, kept up to date while it is under way. */
export function LatestRun({ factorId, version }: LatestRunProps): ReactElement {
  const latest = useCall(
    client,
    backtestCalls.latestBacktest,
    { factorFormId: factorId },
    { staleTime: 0, refetchInterval: (last) => (last && isUnderWay(last) ? BUSY_MS : 0) },
  );
  const { data } = latest;
  return (
    <section className="factor-run" aria-label="最近回测">
      <header>
        <h3>最近回测</h3>
        {data && (
          <>
            <PageLink to={backtestResultPath(data.associationId)}>{linkText(data)}</PageLink>
            <PageLink to={backtestsPath(factorId)}>全部回测</PageLink>
          </>
        )}
      </header>
      <Ladder keep answer={latest} what="最近回测" rows={3} rowHeight={29}>
        {(run) =>
          run === null ? <p className="factor-note">尚未回测</p> : <RunFacts run={run} version={version} />
        }
      </Ladder>
    </section>
  );
}

function RunFacts({
  run,
  version,
}: {
  readonly run: BacktestRunCard;
  readonly version: number;
}): ReactElement {
  const state = (
    <>
      {run.state === 'running' && <span className="factor-note">{percentOf(run)}% </span>}
      <JobMark job={run} />
      <SampleMark run={run} />
    </>
  );
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['状态', state],
    ...(run.state === 'succeeded' ? figuresOf(run) : []),
    ...(run.message === null ? [] : [['说明', run.message] as const]),
    ['版本', run.factorVersion === version ? `v${version}` : `v${run.factorVersion}，非当前版本`],
    ['股票池', run.universeText],
    ['提交', [run.submittedBy, run.submittedAt.slice(0, 16)].filter(Boolean).join(' ')],
  ];
  return (
    <dl className="factor-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures of its shortest horizon, as in the list of runs. */
function figuresOf(run: BacktestRunCard): readonly (readonly [string, string])[] {
  const { rankIcMean, icir, params } = run;
  const days = `${params.horizons[0] ?? 1} 日`;
  return [
    [`Rank IC 均值（${days}）`, formatNumber(rankIcMean, { unit: 'number', decimals: 4 })],
    [`ICIR（${days}）`, formatNumber(icir, { unit: 'number' })],
    ['实际区间', effectiveRange(run)],
    ['有效交易日', effectiveDaysText(run)],
  ];
}

const linkText = (run: BacktestRunCard): string =>
  run.state === 'succeeded' ? '查看结果' : isUnderWay(run) ? '查看进度' : '查看详情';
