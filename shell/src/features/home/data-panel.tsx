import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
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
      rows={snapshot.tables}
      keyOf={({ table }) => table}
      look={({ loadedAt, coverage }) => ({
        title: `${coverage ? `${coverage.day} 覆盖公司数，` : ''}载入于 ${loadedAt}`,
      })}
      columns={[
        {
          title: '数据',
          cell: (table) => (
            <>
              <span className="shell-home-table-state" data-current={isWhole(table, snapshot)}>
                <Icon of={isWhole(table, snapshot) ? CircleCheck : Clock} size={12} />
              </span>
              {table.title}
            </>
          ),
        },
        { title: '截至', cell: ({ asOf }) => asOf ?? EMPTY },
        { title: '已有/应有', cell: ({ coverage }) => coverageText(coverage) },
        { title: '下次', cell: ({ next }) => next?.slice(5) ?? '随时' },
      ]}
    />
  );
}

type Shown = DataSnapshot['tables'][number];

/** Whether a table reaches the day that it should, with every company that it should have. */
const isWhole = (table: Shown, { asOf }: DataSnapshot): boolean =>
  isCurrent(table, asOf) && (table.coverage === null || table.coverage.present >= table.coverage.expected);

const coverageText = (coverage: Shown['coverage']): string =>
  coverage === null
    ? EMPTY
    : [coverage.present, coverage.expected].map((each) => formatNumber(each, { unit: 'integer' })).join('/');
