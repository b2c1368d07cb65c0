import { EMPTY, formatNumber, type OutputOf } from '@console/contract-core';
import { TABLE_OUTCOMES, type dataCalls } from '@console/contract-data';
import { Mark, SmallTable } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import './operations.css';

type TableOutcomeRow = OutputOf<typeof dataCalls.run>['snapshots'][number];

interface OutcomeTableProps {
  readonly tables: readonly TableOutcomeRow[];
  readonly onRejects: (row: TableOutcomeRow) => void;
}

/** The outcome of each table of one import or check. */
export function OutcomeTable({ tables, onRejects }: OutcomeTableProps): ReactElement {
  return (
    <SmallTable
      className="shell-operations-outcomes"
      rows={tables}
      keyOf={({ table }) => table}
      look={({ message }) => ({ title: message ?? undefined })}
      columns={[
        { title: '数据表', cell: ({ title }) => title },
        {
          title: '结果',
          cell: ({ outcome }) =>
            outcome === 'failed' || outcome === 'left out' ? (
              <Mark tint="amber">{TABLE_OUTCOMES[outcome]}</Mark>
            ) : (
              TABLE_OUTCOMES[outcome]
            ),
        },
        { title: '数据日期', cell: ({ asOf }) => asOf ?? EMPTY },
        { title: '行数', cell: ({ rows }) => whole(rows) },
        { title: '新增', cell: ({ inserted }) => whole(inserted) },
        { title: '更新', cell: ({ updated }) => whole(updated) },
        { title: '删除', cell: ({ deleted }) => whole(deleted) },
        {
          title: '拒绝行',
          cell: (row) =>
            row.hasRejects ? (
              <Button
                type="link"
                size="small"
                aria-label={`查看${row.title}的拒绝行`}
                onClick={() => onRejects(row)}
              >
                {whole(row.rejected)}
              </Button>
            ) : (
              whole(row.rejected)
            ),
        },
        { title: '用时', unit: '秒', number: true, cell: ({ seconds }) => whole(seconds) },
      ]}
    />
  );
}

const whole = (value: number | null): string => formatNumber(value, { unit: 'integer' });
