import { EMPTY, formatNumber, type OutputOf } from '@console/contract-core';
import { TABLE_OUTCOMES, type dataCalls } from '@console/contract-data';
import { Mark } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import styles from './operations.module.css';

type TableOutcomeRow = OutputOf<typeof dataCalls.run>['snapshots'][number];

interface OutcomeTableProps {
  readonly tables: readonly TableOutcomeRow[];
  readonly onRejects: (row: TableOutcomeRow) => void;
}

/** What became of each table of one import or check. */
export function OutcomeTable({ tables, onRejects }: OutcomeTableProps): ReactElement {
  return (
    <table className={styles['outcomes']}>
      <thead>
        <tr>
          <th scope="col">数据表</th>
          <th scope="col">结果</th>
          <th scope="col">数据日期</th>
          <th scope="col">行数</th>
          <th scope="col">新增</th>
          <th scope="col">更新</th>
          <th scope="col">删除</th>
          <th scope="col">拒绝行</th>
          <th scope="col">用时（秒）</th>
        </tr>
      </thead>
      <tbody>
        {tables.map((row) => (
          <tr key={row.table} title={row.message ?? undefined}>
            <td>{row.title}</td>
            <td>
              {row.outcome === 'failed' || row.outcome === 'left out' ? (
                <Mark tint="amber">{TABLE_OUTCOMES[row.outcome]}</Mark>
              ) : (
                TABLE_OUTCOMES[row.outcome]
              )}
            </td>
            <td>{row.asOf ?? EMPTY}</td>
            <td>{whole(row.rows)}</td>
            <td>{whole(row.inserted)}</td>
            <td>{whole(row.updated)}</td>
            <td>{whole(row.deleted)}</td>
            <td>
              {row.hasRejects ? (
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
              )}
            </td>
            <td>{whole(row.seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const whole = (value: number | null): string => formatNumber(value, { unit: 'integer' });
