import type { BacktestReport } from '@console/contract-invest';
import { EmptyState, Panel } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { MonthlyHeatmap } from './monthly-heatmap.tsx';
import { SpecPanel } from '../spec-panel.tsx';
import { decaySpec } from '../specs/decay-spec.ts';
import { IC_STEPS, icSpec, type IcStep } from '../specs/ic-spec.ts';
import type { RunWords } from '../specs/run-words.ts';
import { Term } from '../term.tsx';
import { thinMonths } from './thin-months.ts';

const STEPS = Object.keys(IC_STEPS) as readonly IcStep[];

export interface HorizonPanelsProps {
  readonly report: BacktestReport;
  readonly words: RunWords;
  readonly horizon: number;
}

/** Rank IC over time, and by month. */
export function IcPanels({ report, words, horizon }: HorizonPanelsProps): ReactElement {
  const [step, choose] = useChoice('ic', STEPS, 'month');
  const spec = useMemo(() => icSpec(report, words, { horizon, step }), [report, words, horizon, step]);
  const years = report.monthlyRankIc[String(horizon)] ?? [];
  const thin = useMemo(
    () => thinMonths(report.dates, report.rankIc[String(horizon)] ?? []),
    [report, horizon],
  );
  return (
    <>
      <SpecPanel
        title={<Term metric="rankIc" />}
        sub={
          <>
            <Term metric="icMoving">移动平均</Term> · <Term metric="icCumulative">累计</Term>
          </>
        }
        spec={spec}
        actions={
          <Segmented
            aria-label="Rank IC 步长"
            value={step}
            options={STEPS.map((value) => ({ value, label: IC_STEPS[value] }))}
            onChange={choose}
          />
        }
      />
      <Panel title={<Term metric="monthlyIc" />} sub={`×100，持有 ${horizon} 日`}>
        {years.length === 0 ? (
          <EmptyState title="没有一个月有 Rank IC" />
        ) : (
          <MonthlyHeatmap years={years} thin={thin} />
        )}
      </Panel>
    </>
  );
}

/** The decay of the coefficient over the holding period. */
export function DecayPanel({ report, words }: Omit<HorizonPanelsProps, 'horizon'>): ReactElement {
  const spec = useMemo(() => decaySpec(report, words), [report, words]);
  return <SpecPanel title={<Term metric="icDecay" />} sub="Rank IC 均值，按持有期" spec={spec} />;
}
