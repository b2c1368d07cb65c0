import { Ladder, Panel, SmallTable, type Answer, type SmallColumn } from '@console/ui';
import { TableFooter } from '@console/ui/data';
import type { ReactElement, ReactNode } from 'react';
import { WideRows } from '../../../strategy-parts/wide-rows.tsx';
import './risks.css';
import type { DayPages } from './use-day-pages.ts';

interface DayTableProps<Row> {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  readonly answer: Answer<{ readonly content: readonly Row[]; readonly totalElements: number }>;
  readonly pages: DayPages;
  readonly columns: readonly SmallColumn<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly empty: { readonly title: string; readonly cause: string };
}

/** Rows of days in pages, whose columns may be as many as a strategy had companies: the first one stays. */
export function DayTable<Row>(props: DayTableProps<Row>): ReactElement {
  const { title, sub, actions, answer, pages, columns, keyOf, empty } = props;
  return (
    <Panel title={title} sub={sub} actions={actions} flush>
      <Ladder
        keep
        answer={answer}
        what={title}
        rows={6}
        rowHeight={32}
        emptyOf={({ totalElements }) => (totalElements === 0 ? empty : null)}
      >
        {({ content, totalElements }) => (
          <>
            <WideRows label={title}>
              <SmallTable rows={content} keyOf={keyOf} columns={columns} />
            </WideRows>
            <TableFooter
              total={totalElements}
              page={pages.page}
              size={pages.size}
              choice={pages.size}
              fits={false}
              onChoice={(choice) => {
                if (choice !== 'fit') pages.setSize(choice);
              }}
              onPage={pages.setPage}
            />
          </>
        )}
      </Ladder>
    </Panel>
  );
}
