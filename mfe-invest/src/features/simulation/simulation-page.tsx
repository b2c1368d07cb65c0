import { isUnderWay } from '@console/contract-core';
import { simulationCalls, type SimulationCard } from '@console/contract-invest';
import { CallError, useCall, usePageTitle, usePlatform } from '@console/platform';
import {
  EmptyState,
  EntityStrip,
  JobMark,
  Ladder,
  Page,
  PageLink,
  Panel,
  type EntityStripProps,
} from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement, ReactNode } from 'react';
import { client } from '../../client.ts';
import { PerformancePanels } from '../../performance/performance-panels.tsx';
import { idOf, SIMULATION_PATH } from '../../strategy-parts/strategy-paths.ts';
import { frequencyText, typeTitle } from '../../strategy-parts/strategy-words.ts';
import { SimulationCardPanel } from './simulation-card-panel.tsx';
import { SimulationList } from './simulation-list.tsx';
import { SimulatedHoldings } from './simulated-holdings.tsx';
import { SimulatedOrders } from './simulated-orders.tsx';
import { SimulationStopped } from './simulation-stopped.tsx';
import { SimulationUnderWay } from './simulation-under-way.tsx';
import { useSimulation } from './use-simulation.ts';

/** V-05: the simulations of composed strategies, or with `simulationId` in the address one of them. */
export function SimulationPage(): ReactElement {
  const [query] = usePageQuery();
  if (!query.has('simulationId')) return <SimulationList />;
  const simulationId = idOf(query, 'simulationId');
  return <Simulation key={simulationId} simulationId={simulationId} />;
}

function Simulation({ simulationId }: { readonly simulationId: number | null }): ReactElement {
  const { page } = usePlatform();
  const { answer, run, refusal } = useSimulation(simulationId);
  usePageTitle(run ? `模拟 ${run.simulationId} ${run.strategyName}` : null);
  const unknown = simulationId === null || (answer.error instanceof CallError && answer.error.status === 404);
  return (
    <Page
      band={
        <EntityStrip
          name={run?.strategyName ?? '历史模拟'}
          code={run ? <span>{typeTitle(run.strategyType)}历史模拟</span> : null}
          {...(run ? { meta: metaOf(run) } : {})}
          {...(run?.state === 'succeeded' ? figuresOf(run) : {})}
          onBack={() => page.back(SIMULATION_PATH)}
          actions={run && run.state !== 'succeeded' && <JobMark job={run} />}
        />
      }
    >
      {unknown ? (
        <Panel>
          <EmptyState title="没有这次历史模拟" cause="它可能不属于当前租户；请核对链接中的编号。">
            <PageLink to={SIMULATION_PATH}>返回历史模拟</PageLink>
          </EmptyState>
        </Panel>
      ) : run === undefined ? (
        <Ladder answer={answer} what="历史模拟" rows={8} rowHeight={33} frame={panel}>
          {() => null}
        </Ladder>
      ) : (
        <Content run={run} refusal={refusal} />
      )}
    </Page>
  );
}

function Content({
  run,
  refusal,
}: {
  readonly run: SimulationCard;
  readonly refusal: Error | null;
}): ReactNode {
  if (isUnderWay(run)) return <SimulationUnderWay run={run} refusal={refusal} />;
  return run.state === 'succeeded' ? <Succeeded run={run} /> : <SimulationStopped run={run} />;
}

function Succeeded({ run }: { readonly run: SimulationCard }): ReactElement {
  const { simulationId } = run;
  const answer = useCall(client, simulationCalls.simulationResult, { simulationId }, { staleTime: Infinity });
  return (
    <Ladder keep answer={answer} what="历史模拟结果" rows={8} rowHeight={33} frame={panel}>
      {(report) => (
        <>
          <PerformancePanels
            name={`${run.strategyName} 模拟 ${simulationId}`}
            source="历史模拟"
            period={`模拟 ${run.startDate} 至 ${run.endDate}`}
            returns={report.returns}
            data={report.performance}
          />
          <div className="invest-strategy-beside">
            <SimulatedHoldings run={run} report={report} />
            <SimulationCardPanel run={run} report={report} />
          </div>
          <SimulatedOrders run={run} />
        </>
      )}
    </Ladder>
  );
}

const panel = (instead: ReactElement): ReactElement => <Panel>{instead}</Panel>;

/** 周频调仓 10 只 2023-11-20 至 2026-11-20 */
const metaOf = ({ adjustFrequency, stockQuantity, startDate, endDate }: SimulationCard): string =>
  [
    frequencyText(adjustFrequency),
    ...(stockQuantity === null ? [] : [`${stockQuantity} 只`]),
    `${startDate} 至 ${endDate}`,
  ].join(' ');

function figuresOf(run: SimulationCard): Pick<EntityStripProps, 'lead' | 'figures'> {
  return {
    lead: { label: '模拟收益率', value: run.totalReturn, unit: 'percent' },
    figures: [
      { label: '年化收益率', value: run.annualReturn, unit: 'percent', signed: true },
      { label: '最大回撤', value: run.maxDrawdown, unit: 'percent' },
      { label: '夏普比率', value: run.sharpe, unit: 'number' },
      { label: '年化超额', value: run.excessReturn, unit: 'percent', signed: true },
      { label: '交易日数', value: run.tradingDays, unit: 'integer' },
    ],
  };
}
