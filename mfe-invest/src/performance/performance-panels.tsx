import { Chart } from '@console/charts';
import type { StrategyPerformance } from '@console/contract-invest';
import { Panel } from '@console/ui';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { AttributionPanel } from './attribution-panel.tsx';
import './beside.css';
import { curvePoints, type StrategyReturns } from './curve-points.ts';
import { drawdownSpec, returnSpec } from './curve-specs.ts';
import { MonthlyReturns } from './monthly-returns.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { WorstFalls } from './worst-falls.tsx';

interface PerformancePanelsProps {
  /** The strategy's name. */
  readonly name: string;
  /** Whose days they are: 策略账本, 历史模拟. */
  readonly source: string;
  /** The period in words: 发布以来. */
  readonly period: string;
  readonly returns: StrategyReturns;
  readonly data: StrategyPerformance;
  /** Below the attribution. */
  readonly more?: ReactNode;
}

/** What the days of a strategy came to: curves, months, attribution, statistics, falls. */
export function PerformancePanels(props: PerformancePanelsProps): ReactElement {
  const { name, source, period, returns, data, more } = props;
  const points = useMemo(() => curvePoints(returns), [returns]);
  const { benchmarkName } = returns;
  const [curve, drawdowns] = useMemo(() => {
    const place = { name, hasBenchmark: benchmarkName !== null, source };
    return [returnSpec(points, place), drawdownSpec(points, place)];
  }, [points, name, benchmarkName, source]);
  const against = benchmarkName === null ? '没有基准行情' : `基准为${benchmarkName}`;
  return (
    <div className="invest-strategy-beside">
      <div className="c-column">
        <Panel title="累计收益与回撤" sub={`${period}，${against}`}>
          <Chart spec={curve} height={236} />
          <Chart spec={drawdowns} height={140} />
        </Panel>
        <MonthlyReturns years={data.months} />
        <AttributionPanel attribution={data.attribution} />
        {more}
      </div>
      <div className="c-column">
        <StatisticsPanel data={data} />
        <WorstFalls falls={data.worst} firstDate={data.firstDate} />
      </div>
    </div>
  );
}
