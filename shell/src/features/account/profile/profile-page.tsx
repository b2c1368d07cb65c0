import { accessEntries } from '@console/contract-access';
import { useCall } from '@console/platform';
import { Ladder, Page, PageHead, Panel, type TabItem, TabRow } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { FaultAlert } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { FilesTab } from './files-tab.tsx';
import { IdentitiesTab } from './identities-tab.tsx';
import { InfoTab } from './info-tab.tsx';
import { PasswordTab } from './password-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { useTakenError } from './use-taken-error.ts';

const TABS = [
  { key: 'info', title: '个人信息' },
  { key: 'password', title: '修改密码' },
  { key: 'sessions', title: '登录会话' },
  { key: 'identities', title: '第三方账号' },
  { key: 'files', title: '我的文件' },
  { key: 'preferences', title: '偏好设置' },
] as const satisfies readonly TabItem[];
type Tab = (typeof TABS)[number]['key'];

/** 个人资料: the user's own account and its settings. */
export default function ProfilePage(): ReactElement {
  const [search, replace] = useSearch();
  const active = tabOf(search);
  const [fault, forget] = useTakenError(search, replace);
  const info = useCall(client, accessEntries.info, {});
  return (
    <Page
      band={
        <>
          <PageHead title="个人资料" sub={info.data && `${info.data.username} · ${info.data.tenantName}`} />
          <TabRow
            look="band"
            label="个人资料"
            items={TABS}
            active={active}
            onChange={(tab) => {
              forget();
              replace(tab === 'info' ? '' : `tab=${tab}`);
            }}
          />
        </>
      }
    >
      <FaultAlert fault={fault} />
      <Ladder
        keep
        answer={info}
        what="个人资料"
        rows={8}
        rowHeight={32}
        frame={(instead) => <Panel>{instead}</Panel>}
      >
        {(data) => (
          <>
            {active === 'info' && <InfoTab info={data} />}
            {active === 'password' && <PasswordTab info={data} />}
            {active === 'sessions' && <SessionsTab />}
            {active === 'identities' && <IdentitiesTab />}
            {active === 'files' && <FilesTab />}
            {active === 'preferences' && <PreferencesTab />}
          </>
        )}
      </Ladder>
    </Page>
  );
}

function tabOf(search: string): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find(({ key }) => key === wanted)?.key ?? 'info';
}
