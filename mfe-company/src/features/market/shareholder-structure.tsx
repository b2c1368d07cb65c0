import { marketCalls, marketTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import {
  afterPaint,
  AnswerPanel,
  SubjectTable,
  table,
  useSubjectCall,
  useTabKey,
  type Part,
} from '@console/subject';
import { AfterPaint, ChangeText, EmptyState, Panel, TabRow } from '@console/ui';
import type { CellOverrides } from '@console/ui/data';
import type { ReactElement } from 'react';
import './market.css';

type Shareholder = RowOf<typeof marketTables.shareholders>;

const SKELETON_ROWS = 12;

/** The share's holders: two lists of ten for the chosen quarter, and the number of holders by quarter. */
export const shareholders: readonly Part[] = [
  TopHolders,
  afterPaint(
    table(marketTables.holderCounts, {
      empty: { title: '该公司没有股东户数记录', cause: '各期定期报告中还没有披露股东户数' },
    }),
  ),
];

function TopHolders(): ReactElement {
  const periods = useSubjectCall(marketCalls.shareholderPeriods);
  return (
    <AnswerPanel answer={periods} what="报告期" rows={SKELETON_ROWS}>
      {(days) => <Lists periods={days} />}
    </AnswerPanel>
  );
}

interface ListsProps {
  /** The report periods, newest first. */
  readonly periods: readonly string[];
}

function Lists({ periods }: ListsProps): ReactElement {
  const [period, choose] = useTabKey('part', periods);
  if (period === undefined) {
    return (
      <Panel title="十大股东">
        <EmptyState title="该公司没有股东名单" cause="各期定期报告中还没有披露十大股东与十大流通股东" />
      </Panel>
    );
  }
  const list = {
    cells: CELLS,
    filter: { reportPeriod: period },
    empty: { title: '该报告期没有这份名单', cause: `${period} 的报告没有披露` },
  } as const;
  return (
    <>
      <div className="market-periods">
        <TabRow
          look="periods"
          label="报告期"
          items={periods.map((day) => ({ key: day, title: day }))}
          active={period}
          onChange={choose}
        />
      </div>
      <SubjectTable key={`top ${period}`} {...list} spec={marketTables.shareholders} />
      <AfterPaint>
        <SubjectTable key={`float ${period}`} {...list} spec={marketTables.floatShareholders} />
      </AfterPaint>
    </>
  );
}

/** The mark of a holder who was not in the quarter before and so has no change. */
const NEW_HOLDER = '新进';

const CELLS: CellOverrides<Shareholder> = {
  heldNumChange: {
    draw: ({ heldNumChange }) =>
      heldNumChange === null ? NEW_HOLDER : <ChangeText value={heldNumChange} unit="tenThousandShares" />,
  },
};
