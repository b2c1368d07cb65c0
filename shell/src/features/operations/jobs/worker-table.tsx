import { EMPTY, formatNumber, type WorkerState } from '@console/contract-core';
import { Mark } from '@console/ui';
import type { ReactElement } from 'react';
import styles from './jobs.module.css';
import { isStale, seenText } from './queue-text.ts';

/** The processes that run a service's jobs, of whichever tenant. */
export function WorkerTable({ workers }: { readonly workers: readonly WorkerState[] }): ReactElement {
  return (
    <table className={styles['workers']}>
      <thead>
        <tr>
          <th scope="col">执行进程</th>
          <th scope="col">版本</th>
          <th scope="col">并发 × 线程</th>
          <th scope="col">运行中</th>
          <th scope="col">负载 / 处理器</th>
          <th scope="col">最近活动</th>
        </tr>
      </thead>
      <tbody>
        {workers.map((worker) => (
          <tr key={`${worker.host}:${worker.pid}`}>
            <td>{`${worker.host}:${worker.pid}`}</td>
            <td>{worker.version ?? EMPTY}</td>
            <td>{`${worker.concurrency} × ${worker.threads}`}</td>
            <td>{worker.running}</td>
            <td>{`${formatNumber(worker.load, { unit: 'number' })} / ${worker.processors}`}</td>
            <td>
              {isStale(worker) && <Mark tint="amber">可能失联</Mark>} {seenText(worker)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
