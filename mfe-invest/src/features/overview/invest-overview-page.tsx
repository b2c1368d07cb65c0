import { investEntries } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Ladder, Page, PageHead, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import './overview.css';
import { SignalPanel } from './signal-panel.tsx';
import { UniversePanel } from './universe-panel.tsx';

/** The basis of every strategy and backtest: the business date, the calendar, the universe. */
export function InvestOverviewPage(): ReactElement {
  const calendar = useCall(client, investEntries.tradingCalendar, {});
  const { data } = calendar;
  return (
    <Page
      band={
        <PageHead title="投资研究" sub={data?.businessDate ? `业务日期 ${data.businessDate}` : undefined} />
      }
    >
      <Ladder
        answer={calendar}
        what="交易日历"
        rows={5}
        rowHeight={33}
        frame={(instead) => <Panel>{instead}</Panel>}
      >
        {(data) => (
          <div className="invest-overview">
            <UniversePanel calendar={data} />
            <SignalPanel calendar={data} />
          </div>
        )}
      </Ladder>
    </Page>
  );
}
