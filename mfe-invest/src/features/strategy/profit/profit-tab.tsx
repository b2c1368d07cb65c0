import { strategyRecordCalls, type StrategyDetail } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Chart } from '@console/charts';
import { bothAnswers, Ladder, Panel } from '@console/ui';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { NoDays } from '../no-days.tsx';
import { AttributionPanel } from './attribution-panel.tsx';
import { BrinsonPanel } from './brinson-panel.tsx';
import { curvePoints, type CurvePoints } from './curve-points.ts';
import { drawdownSpec, returnSpec } from './curve-specs.ts';
import { LatestHoldings } from './latest-holdings.tsx';
import { MonthlyReturns } from './monthly-returns.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { WorstFalls } from './worst-falls.tsx';

interface ProfitTabProps {
  readonly strategy: StrategyDetail;
}

/** How a strategy did since it was published: curves, statistics, months, and what it holds now. */
export function ProfitTab({ strategy }: ProfitTabProps): ReactElement {
  const { strategyId } = strategy;
  const posted = { enabled: strategy.reportDate !== null };
  const returns = useCall(client, strategyRecordCalls.strategyReturns, { strategyId }, posted);
  const figures = useCall(client, strategyRecordCalls.strategyPerformance, { strategyId }, posted);
  const points = useMemo(() => returns.data && curvePoints(returns.data), [returns.data]);
  if (strategy.reportDate === null) return <NoDays strategy={strategy} />;
  return (
    <>
      <Ladder
        keep
        answer={bothAnswers(returns, figures)}
        what="收益分析"
        rows={8}
        rowHeight={33}
        frame={(instead) => <Panel>{instead}</Panel>}
      >
        {([{ benchmarkName }, data]) =>
          points && (
            <div className="invest-strategy-beside">
              <div className="c-column">
                <Curves strategy={strategy} points={points} benchmarkName={benchmarkName} />
                <MonthlyReturns years={data.months} />
                <AttributionPanel attribution={data.attribution} />
                <BrinsonPanel strategyId={strategyId} />
              </div>
              <div className="c-column">
                <StatisticsPanel data={data} />
                <WorstFalls falls={data.worst} firstDate={data.firstDate} />
              </div>
            </div>
          )
        }
      </Ladder>
      <LatestHoldings strategy={strategy} />
    </>
  );
}

interface CurvesProps extends ProfitTabProps {
  readonly points: CurvePoints;
  readonly benchmarkName: string | null;
}

function Curves({ strategy, points, benchmarkName }: CurvesProps): ReactElement {
  const { strategyName } = strategy;
  const [returns, drawdowns] = useMemo(() => {
    const place = { name: strategyName, hasBenchmark: benchmarkName !== null };
    return [returnSpec(points, place), drawdownSpec(points, place)];
  }, [points, strategyName, benchmarkName]);
  const against = benchmarkName === null ? '没有基准行情' : `基准为${benchmarkName}`;
  return (
    <Panel title="累计收益与回撤" sub={`发布以来，${against}`}>
      <Chart spec={returns} height={236} />
      <Chart spec={drawdowns} height={140} />
    </Panel>
  );
}
