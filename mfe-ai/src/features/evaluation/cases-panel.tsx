import { Panel, SmallTable, type EmptyText, type SmallColumn } from '@console/ui';
import { useChoice } from '@console/ui/data';
import { Segmented } from '@console/ui/form';
import type { ReactElement, ReactNode } from 'react';

interface CasesPanelProps<Row> {
  readonly sub: string;
  readonly cases: readonly Row[];
  readonly columns: readonly SmallColumn<Row>[];
  /** A choice of the cases beside all of them: its value in the address, its title, and what is said of none. */
  readonly only: {
    readonly key: string;
    readonly title: string;
    readonly holds: (row: Row) => boolean;
    readonly none: EmptyText;
  };
  readonly actions?: ReactNode;
}

/** The cases of an evaluation, one a row, all or some of them. */
export function CasesPanel<Row extends { readonly caseId: number }>(
  props: CasesPanelProps<Row>,
): ReactElement {
  const { sub, cases, columns, only, actions } = props;
  const [shown, show] = useChoice('show', ['all', only.key], 'all');
  return (
    <Panel
      title="逐个用例"
      sub={sub}
      flush
      actions={
        <>
          <Segmented
            size="small"
            aria-label="显示的用例"
            value={shown}
            options={[
              { value: 'all', label: '全部用例' },
              { value: only.key, label: only.title },
            ]}
            onChange={show}
          />
          {actions}
        </>
      }
    >
      <div className="topic-eval-wide">
        <SmallTable
          columns={columns}
          rows={shown === 'all' ? cases : cases.filter(only.holds)}
          keyOf={({ caseId }) => caseId}
          empty={only.none}
        />
      </div>
    </Panel>
  );
}
