import { EMPTY, type ModuleReleases } from '@console/contract-core';
import type { ReactElement } from 'react';
import { audienceText } from './audience-text.ts';
import { ACTIVATION_TITLES } from './release-names.ts';
import styles from './releases.module.css';

/** Who changed what runs, the newest first. */
export function HistoryTable({ history }: Pick<ModuleReleases, 'history'>): ReactElement {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col" className={styles['time']}>
            时间
          </th>
          <th scope="col">变更</th>
          <th scope="col">版本</th>
          <th scope="col">范围</th>
          <th scope="col">操作人</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ id, at, kind, version, audience, by }) => (
          <tr key={id}>
            <td className={styles['time']}>{at}</td>
            <td>{ACTIVATION_TITLES[kind]}</td>
            <td className={styles['version']}>{version}</td>
            <td>{audience ? audienceText(audience) : kind === 'end-canary' ? EMPTY : '全部用户'}</td>
            <td>{by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
