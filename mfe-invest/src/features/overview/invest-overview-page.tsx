import { investEntries } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { ErrorState, Page, PageHead, Panel, Skeleton } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import './overview.css';
import { SignalPanel } from './signal-panel.tsx';
import { UniversePanel } from './universe-panel.tsx';

/** What every strategy and backtest stands on: the business date, the calendar, the universe. */
export function InvestOverviewPage(): ReactElement {
  const calendar = useCall(client, investEntries.tradingCalendar, {});
  const { data } = calendar;
  return (
    <Page
      band={
        <PageHead title="投资研究" sub={data?.businessDate ? `业务日期 ${data.businessDate}` : undefined} />
      }
    >
      {calendar.isError ? (
        <Panel>
          <ErrorState
            title="交易日历没有取到"
            error={calendar.error}
            onRetry={() => void calendar.refetch()}
          />
        </Panel>
      ) : (
        <div className="invest-overview">
          {data ? (
            <>
              <UniversePanel calendar={data} />
              <SignalPanel calendar={data} />
            </>
          ) : (
            <Panel title="选股范围">
              <Skeleton rows={5} rowHeight={33} />
            </Panel>
          )}
        </div>
      )}
    </Page>
  );
}
