import { Chart } from '@console/charts';
import {
  simulationCalls,
  simulationTables,
  type SimulationRun,
  type StrategyDetail,
} from '@console/contract-invest';
import { useCall } from '@console/platform';
import { ChangeText, Ladder, Num, PageLink, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { curvePoints, type StrategyReturns } from '../../../performance/curve-points.ts';
import { returnSpec } from '../../../performance/curve-specs.ts';
import { simulationPath } from '../../../strategy-parts/strategy-paths.ts';

/** Simulations that are listed. */
const MOST = 5;

/**
 * What exactly this strategy would have done before, in a chart of its own: what was simulated and what was done since
 * the publication are two lines that are never joined. Nothing where it was not simulated.
 */
export function SimulationsPanel({ strategy }: { readonly strategy: StrategyDetail }): ReactElement | null {
  const { strategyId } = strategy;
  const { data } = useCall(client, simulationTables.simulationList, {
    strategyId,
    state: 'succeeded',
    page: 0,
    size: MOST,
  });
  const [newest] = data?.content ?? [];
  if (data === undefined || newest === undefined) return null;
  return (
    <Panel title="历史模拟" sub="同一配置在历史上的试算，与发布以来是两段，不相连接" flush>
      <NewestCurve run={newest} />
      <SmallTable rows={data.content} keyOf={({ simulationId }) => simulationId} columns={COLUMNS} />
    </Panel>
  );
}

function NewestCurve({ run }: { readonly run: SimulationRun }): ReactElement {
  const { simulationId } = run;
  const answer = useCall(client, simulationCalls.simulationResult, { simulationId }, { staleTime: Infinity });
  return (
    <Ladder answer={answer} what="历史模拟曲线" rows={5} rowHeight={32}>
      {({ returns }) => <Curve name={`模拟 ${simulationId}`} returns={returns} />}
    </Ladder>
  );
}

function Curve({
  name,
  returns,
}: {
  readonly name: string;
  readonly returns: StrategyReturns;
}): ReactElement {
  const spec = useMemo(() => {
    const hasBenchmark = returns.benchmarkName !== null;
    return returnSpec(curvePoints(returns), { name, hasBenchmark, source: '历史模拟' });
  }, [name, returns]);
  return (
    <div className="invest-strategy-chart">
      <Chart spec={spec} height={160} />
    </div>
  );
}

const COLUMNS: readonly SmallColumn<SimulationRun>[] = [
  {
    title: '模拟',
    heading: true,
    cell: ({ simulationId }) => (
      <PageLink to={simulationPath(simulationId)}>{`模拟 ${simulationId}`}</PageLink>
    ),
  },
  { title: '起始日', cell: ({ startDate }) => startDate },
  { title: '截止日', cell: ({ endDate }) => endDate },
  {
    title: '模拟收益率',
    unit: '%',
    number: true,
    cell: ({ totalReturn }) => <ChangeText value={totalReturn} unit="percent" />,
  },
  {
    title: '年化收益率',
    unit: '%',
    number: true,
    cell: ({ annualReturn }) => <ChangeText value={annualReturn} unit="percent" />,
  },
  {
    title: '最大回撤',
    unit: '%',
    number: true,
    cell: ({ maxDrawdown }) => <Num value={maxDrawdown} unit="percent" />,
  },
  { title: '提交时间', cell: ({ submittedAt }) => submittedAt.slice(0, 16) },
];
