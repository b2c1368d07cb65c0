import { Page, PageHead, TabRow, type TabItem } from '@console/ui';
import { useSearch } from '@console/ui/data';
import type { ComponentType, ReactElement } from 'react';
import type { OwnPage } from '../diagnosis/access-targets.ts';
import { DiagnosisTab } from '../diagnosis/diagnosis-tab.tsx';
import { PresetsTab } from '../presets/presets-tab.tsx';
import { UsersTab } from './users-tab.tsx';

const TABS = [
  { key: 'users', title: '用户' },
  { key: 'presets', title: '角色预设' },
  { key: 'diagnosis', title: '权限诊断' },
] as const satisfies readonly TabItem[];
type Tab = (typeof TABS)[number]['key'];

/**
 * 用户与权限: who may sign in and what they may do. The shell's own pages are passed in, since the diagnosis
 * covers them and their list contains this page.
 */
export function usersPage(shellPages: readonly OwnPage[]): ComponentType {
  return function UsersPage(): ReactElement {
    const [search, replace] = useSearch();
    const active = tabOf(search);
    const select = (tab: Tab): void => replace(tab === 'users' ? '' : `tab=${tab}`);
    return (
      <Page
        band={
          <>
            <PageHead title="用户与权限" sub="仅限本租户；权限变更对已登录的会话立即生效" />
            <TabRow look="band" label="用户与权限" items={TABS} active={active} onChange={select} />
          </>
        }
      >
        {active === 'users' && <UsersTab />}
        {active === 'presets' && <PresetsTab />}
        {active === 'diagnosis' && <DiagnosisTab shellPages={shellPages} />}
      </Page>
    );
  };
}

function tabOf(search: string): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find(({ key }) => key === wanted)?.key ?? 'users';
}
