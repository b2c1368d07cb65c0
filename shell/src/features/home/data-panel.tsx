import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import ClockCircleFilled from '@ant-design/icons-svg/es/asn/ClockCircleFilled';
import { EMPTY, formatNumber, type DataSnapshot } from '@console/contract-core';
import { useCan } from '@console/platform';
import { Ladder, PageLink, Panel, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { Icon } from '../../core/controls/icon.tsx';
import { isCurrent } from './is-current.ts';
import './home.css';
import { useDataSnapshot } from '../../core/data/use-data-snapshot.ts';

/** The dates that the main tables reach, and when they were last loaded. */
export function DataPanel(): ReactElement {
  const snapshot = useDataSnapshot();
  const canImport = useCan('xtgl_data');
  return (
    <Panel
      title="数据更新"
      sub={snapshot.data?.demo ? '演示数据' : undefined}
      actions={canImport && <PageLink to="/operations/data">数据导入</PageLink>}
      flush
    >
      <Ladder
        keep
        answer={snapshot}
        what="数据状态"
        rows={4}
        rowHeight={32}
        emptyOf={({ tables }) => (tables.length === 0 ? NONE : null)}
      >
        {(data) => <Tables snapshot={data} />}
      </Ladder>
    </Panel>
  );
}

const NONE = { title: '尚未导入数据', cause: '导入后在此显示各表的截至日' };

function Tables({ snapshot }: { readonly snapshot: DataSnapshot }): ReactElement {
  return (
    <SmallTable
      className="shell-home-rows"
      headClassName="c-unseen"
      rows={snapshot.tables}
      keyOf={({ table }) => table}
      look={({ loadedAt }) => ({ title: `载入于 ${loadedAt}` })}
      columns={[
        {
          title: '数据',
          cell: (table) => (
            <>
              <span className="shell-home-table-state" data-current={isCurrent(table, snapshot.asOf)}>
                <Icon
                  of={isCurrent(table, snapshot.asOf) ? CheckCircleFilled : ClockCircleFilled}
                  size={12}
                />
              </span>
              {table.title}
            </>
          ),
        },
        { title: '截至', cell: ({ asOf }) => asOf ?? EMPTY },
        {
          title: '行数',
          cell: ({ rows }) => (
            <>
              {formatNumber(rows, { unit: 'integer' })} <span className="c-hint">行</span>
            </>
          ),
        },
      ]}
    />
  );
}
