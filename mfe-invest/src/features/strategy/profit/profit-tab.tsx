import { strategyRecordCalls, type StrategyDetail } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { bothAnswers, Ladder, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { PerformancePanels } from '../../../performance/performance-panels.tsx';
import { NoDays } from '../no-days.tsx';
import { BrinsonPanel } from './brinson-panel.tsx';
import { LatestHoldings } from './latest-holdings.tsx';
import { SimulationsPanel } from './simulations-panel.tsx';

interface ProfitTabProps {
  readonly strategy: StrategyDetail;
}

/** How a strategy did since it was published: curves, statistics, months, and what it holds now. */
export function ProfitTab({ strategy }: ProfitTabProps): ReactElement {
  const { strategyId, strategyName } = strategy;
  const posted = { enabled: strategy.reportDate !== null };
  const returns = useCall(client, strategyRecordCalls.strategyReturns, { strategyId }, posted);
  const figures = useCall(client, strategyRecordCalls.strategyPerformance, { strategyId }, posted);
  if (strategy.reportDate === null)
    return (
      <>
        <NoDays strategy={strategy} />
        <SimulationsPanel strategy={strategy} />
      </>
    );
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
        {([line, data]) => (
          <PerformancePanels
            name={strategyName}
            source="策略账本"
            period="发布以来"
            returns={line}
            data={data}
            more={<BrinsonPanel strategyId={strategyId} />}
          />
        )}
      </Ladder>
      <LatestHoldings strategy={strategy} />
      <SimulationsPanel strategy={strategy} />
    </>
  );
}
