import { EMPTY, type ModuleReleases } from '@console/contract-core';
import { SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { audienceText } from './audience-text.ts';
import { ACTIVATION_TITLES } from './release-names.ts';
import './releases.css';

/** The changes of the active releases and who made them, the newest first. */
export function HistoryTable({ history }: Pick<ModuleReleases, 'history'>): ReactElement {
  return (
    <SmallTable
      className="c-small shell-releases-table"
      rows={history}
      keyOf={({ id }) => id}
      columns={[
        { title: '时间', className: 'shell-releases-time', cell: ({ at }) => at },
        { title: '变更', cell: ({ kind }) => ACTIVATION_TITLES[kind] },
        { title: '版本', className: 'shell-releases-version', cell: ({ version }) => version },
        {
          title: '范围',
          cell: ({ audience, kind }) =>
            audience ? audienceText(audience) : kind === 'end-canary' ? EMPTY : '全部用户',
        },
        { title: '操作人', cell: ({ by }) => by },
      ]}
    />
  );
}
