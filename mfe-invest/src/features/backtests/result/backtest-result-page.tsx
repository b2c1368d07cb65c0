import { backtestCalls, type BacktestReport, type BacktestRunCard } from '@console/contract-invest';
import { EMPTY, isUnderWay } from '@console/contract-core';
import { CallError, useCall, usePageTitle } from '@console/platform';
import { EmptyState, Ladder, Page, PageLink, Panel } from '@console/ui';
import { useSearch, useChoice } from '@console/ui/data';
import { useRef, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { BACKTEST_PATH } from '../../../page-paths.ts';
import { readRunId } from '../backtest-paths.ts';
import { HorizonTabs } from '../report/horizon-tabs.tsx';
import { KpiStrip } from '../report/kpi-strip.tsx';
import { kpisOf } from '../report/kpis.ts';
import '../print.css';
import { RunHead } from './run-head.tsx';
import { RunStopped } from './run-stopped.tsx';
import { RunToolbar } from './run-toolbar.tsx';
import { RunUnderWay } from './run-under-way.tsx';
import { TearSheet } from '../report/tear-sheet.tsx';
import { usePrintable } from '../use-printable.ts';
import { useRun } from './use-run.ts';
import { runName } from '../specs/run-words.ts';
import { VerdictLine } from '../report/verdict-line.tsx';

/** V-12: one run, from its submission to its tear sheet. */
export function BacktestResultPage(): ReactElement {
  const [search] = useSearch();
  const associationId = readRunId(search);
  const { answer, run, refusal } = useRun(associationId);
  const page = useRef<HTMLDivElement>(null);
  usePrintable(page, run ? `${runName(run)}，截至 ${run.asOf ?? run.endDate ?? EMPTY}` : '因子回测');
  usePageTitle(run ? `回测 ${run.associationId} ${run.factorName}` : null);
  const unknown =
    associationId === null || (answer.error instanceof CallError && answer.error.status === 404);
  return (
    <div ref={page} className="bt-printed">
      {unknown ? (
        <Page band={<RunHead run={undefined} report={undefined} />}>
          <Unknown />
        </Page>
      ) : run?.state === 'succeeded' ? (
        <Succeeded run={run} />
      ) : (
        <Page band={<RunHead run={run} report={undefined} />}>
          {run === undefined ? (
            <Ladder answer={answer} what="回测" rows={10} rowHeight={48} frame={panel}>
              {() => null}
            </Ladder>
          ) : isUnderWay(run) ? (
            <RunUnderWay run={run} refusal={refusal} />
          ) : (
            <RunStopped run={run} />
          )}
        </Page>
      )}
    </div>
  );
}

/** A run with its report, which no longer changes. */
function Succeeded({ run }: { readonly run: BacktestRunCard }): ReactElement {
  const { associationId } = run;
  const result = useCall(client, backtestCalls.backtestResult, { associationId }, { staleTime: Infinity });
  const report = result.data;
  const [horizon, chooseHorizon] = useHorizon(report);
  return (
    <Page
      band={
        <>
          <RunHead run={run} report={report} actions={<RunToolbar run={run} report={report} />} />
          {report && (
            <>
              <KpiStrip kpis={kpisOf(report, horizon)} run={run} />
              <HorizonTabs report={report} horizon={horizon} onChange={chooseHorizon} />
            </>
          )}
        </>
      }
    >
      <VerdictLine run={run} />
      <Ladder keep answer={result} what="回测结果" rows={10} rowHeight={48} frame={panel}>
        {(read) =>
          read.dates.length === 0 ? <Nothing /> : <TearSheet run={run} report={read} horizon={horizon} />
        }
      </Ladder>
    </Page>
  );
}

/** The horizon of the page, from its address; the shortest while that names none. */
function useHorizon(report: BacktestReport | undefined): readonly [number, (horizon: number) => void] {
  const horizons = (report?.horizons ?? [1]).map(String);
  const [horizon, choose] = useChoice('h', horizons, horizons[0] ?? '1');
  return [Number(horizon), (next) => choose(String(next))];
}

const panel = (instead: ReactElement): ReactElement => <Panel>{instead}</Panel>;

const Unknown = (): ReactElement => (
  <Panel>
    <EmptyState title="没有这次回测" cause="它可能不属于当前租户；请核对链接中的回测编号。">
      <PageLink to={BACKTEST_PATH}>返回因子回测</PageLink>
    </EmptyState>
  </Panel>
);

const Nothing = (): ReactElement => (
  <Panel>
    <EmptyState title="没有一个交易日有结果" cause="所选区间与股票池中没有同时有因子值和未来收益的股票。" />
  </Panel>
);
