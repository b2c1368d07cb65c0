import { EMPTY, formatNumber, type WorkerState } from '@console/contract-core';
import { Mark, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import './jobs.css';
import { isStale, seenText } from './queue-text.ts';

/** The processes that run a service's jobs, for all tenants. */
export function WorkerTable({ workers }: { readonly workers: readonly WorkerState[] }): ReactElement {
  return (
    <SmallTable
      className="shell-jobs-workers"
      rows={workers}
      keyOf={nameOf}
      columns={[
        { title: '执行进程', cell: nameOf },
        { title: '版本', cell: ({ version }) => version ?? EMPTY },
        { title: '并发 × 线程', cell: ({ concurrency, threads }) => `${concurrency} × ${threads}` },
        { title: '运行中', cell: ({ running }) => running },
        {
          title: '负载 / 处理器',
          cell: ({ load, processors }) => `${formatNumber(load, { unit: 'number' })} / ${processors}`,
        },
        {
          title: '最近活动',
          cell: (worker) => (
            <>
              {isStale(worker) && <Mark tint="amber">可能失联</Mark>} {seenText(worker)}
            </>
          ),
        },
      ]}
    />
  );
}

const nameOf = ({ host, pid }: WorkerState): string => `${host}:${pid}`;
