import { accessTables, type Notice } from '@console/contract-access';
import { usePlatform } from '@console/platform';
import { EmptyState, Mark, OptionSelect, Page, PageLink } from '@console/ui';
import { DataTable, FilterBar, useFilterDraft, useTableUrlState, type CellOverrides } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { useReadNotices } from './use-read-notices.ts';
import { noticesClient } from './use-unread-notices.ts';

const KINDS = [
  { value: 'job', label: '任务' },
  { value: 'security', label: '账号安全' },
  { value: 'system', label: '系统' },
] as const;
const READ = [
  { value: '0', label: '未读' },
  { value: '1', label: '已读' },
] as const;

const CELLS: CellOverrides<Notice> = {
  title: {
    draw: ({ read, link, title }) => (
      <>
        {read === 0 && <Mark tint="navy">未读</Mark>} {link ? <PageLink to={link}>{title}</PageLink> : title}
      </>
    ),
  },
};

/** The page of all notices of the last 90 days. */
export default function NoticesPage(): ReactElement {
  const { notify } = usePlatform();
  const read = useReadNotices();
  const state = useTableUrlState(accessTables.notices);
  const { draft, change, bar } = useFilterDraft(state);
  const readAll = async (): Promise<void> => {
    const count = await read();
    if (count !== null) notify.success(count > 0 ? `已将 ${count} 条标记为已读` : '没有未读通知');
  };
  return (
    <Page>
      <DataTable
        client={noticesClient}
        spec={accessTables.notices}
        state={state}
        heading="h1"
        cells={CELLS}
        empty={<EmptyState title="暂无通知" cause="任务完成与账号变动会在这里提醒" />}
        toolbar={<Button onClick={() => void readAll()}>全部已读</Button>}
        filterBar={
          <FilterBar {...bar}>
            <OptionSelect
              label="类型"
              all="全部类型"
              options={KINDS}
              value={draft.kind}
              onChange={(kind) => change({ kind })}
            />
            <OptionSelect
              label="状态"
              all="全部状态"
              options={READ}
              value={draft.read}
              onChange={(read) => change({ read })}
            />
          </FilterBar>
        }
      />
    </Page>
  );
}
