import { marketCalls, marketTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { AfterPaint, ChangeText, EmptyState, ErrorState, Panel, Skeleton, TabRow } from '@console/ui';
import type { CellOverrides } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import { useTabKey } from '../../tabs/use-tab-key.ts';
import './market.css';

type Shareholder = RowOf<typeof marketTables.shareholders>;

const SKELETON_ROWS = 12;

/** Who holds the share: two lists of ten for the chosen quarter, and how many holders there are by quarter. */
export function ShareholderStructure({ company }: CompanyPartProps): ReactElement {
  const periods = useCall(client, marketCalls.shareholderPeriods, { dataId: company.corpId });
  return (
    <>
      {periods.isError ? (
        <Panel>
          <ErrorState title="报告期没有取到" error={periods.error} onRetry={() => void periods.refetch()} />
        </Panel>
      ) : periods.isPending ? (
        <Panel>
          <Skeleton rows={SKELETON_ROWS} rowHeight={28} />
        </Panel>
      ) : (
        <Lists company={company} periods={periods.data} />
      )}
      <AfterPaint>
        <CompanyTable
          company={company}
          spec={marketTables.holderCounts}
          rowKey="reportDate"
          counter="期"
          empty={<EmptyState title="该公司没有股东户数记录" cause="各期定期报告中还没有披露股东户数" />}
        />
      </AfterPaint>
    </>
  );
}

interface ListsProps extends CompanyPartProps {
  /** Newest first. */
  readonly periods: readonly string[];
}

function Lists({ company, periods }: ListsProps): ReactElement {
  const [period, choose] = useTabKey('part', periods);
  if (period === undefined) {
    return (
      <Panel title="十大股东">
        <EmptyState title="该公司没有股东名单" cause="各期定期报告中还没有披露十大股东与十大流通股东" />
      </Panel>
    );
  }
  const list = {
    company,
    rowKey: 'rank',
    counter: '名',
    cells: CELLS,
    filter: { reportPeriod: period },
  } as const;
  return (
    <>
      <div className="market-periods">
        <TabRow
          look="pills"
          label="报告期"
          items={periods.map((day) => ({ key: day, title: day }))}
          active={period}
          onChange={choose}
        />
      </div>
      <CompanyTable
        key={`top ${period}`}
        {...list}
        spec={marketTables.shareholders}
        empty={<NoList period={period} />}
      />
      <AfterPaint>
        <CompanyTable
          key={`float ${period}`}
          {...list}
          spec={marketTables.floatShareholders}
          empty={<NoList period={period} />}
        />
      </AfterPaint>
    </>
  );
}

function NoList({ period }: { readonly period: string }): ReactElement {
  return <EmptyState title="该报告期没有这份名单" cause={`${period} 的报告没有披露`} />;
}

/** Who was not in the quarter before has nothing to change from. */
const NEW_HOLDER = '新进';

const CELLS: CellOverrides<Shareholder> = {
  heldNumChange: {
    draw: ({ heldNumChange }) =>
      heldNumChange === null ? NEW_HOLDER : <ChangeText value={heldNumChange} unit="tenThousandShares" />,
  },
};
