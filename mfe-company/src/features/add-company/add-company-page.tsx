import { COMPANY_TEXTS } from '@console/contract-company';
import { useCan, usePlatform } from '@console/platform';
import { useTabKey } from '@console/subject';
import { Page, PageHead, Panel, TabRow, WindowNotice } from '@console/ui';
import { Button } from '@console/ui/form';
import { useEffect, type ReactElement } from 'react';
import { COMPANY_LIST_PATH } from '../../paths.ts';
import './add-company.css';
import { Kept } from './kept.tsx';
import { ListedForm } from './listed-form.tsx';
import { ShenwanPanel } from './shenwan-panel.tsx';

type Tab = 'listed' | 'unlisted' | 'shenwan';

const TABS = [
  { key: 'listed', title: '新增上市公司' },
  { key: 'unlisted', title: '新增非上市公司' },
  { key: 'shenwan', title: '申万行业管理' },
] as const satisfies readonly { readonly key: Tab; readonly title: string }[];

/** C-04, C-23: adding a company, and choosing the Shenwan industries of the default classification. */
export function AddCompanyPage(): ReactElement {
  const { navigate, notify } = usePlatform();
  const canShenwan = useCan('gssjk_gn_add_sw');
  const tabs = TABS.filter(({ key }) => key !== 'shenwan' || canShenwan);
  const [asked = 'listed', choose] = useTabKey<Tab>(
    'tab',
    tabs.map(({ key }) => key),
  );
  useEffect(() => {
    if (asked !== 'unlisted') return;
    notify.info(COMPANY_TEXTS.unlisted);
    choose('listed');
  }, [asked, notify, choose]);
  const active = asked === 'shenwan' ? 'shenwan' : 'listed';
  const back = (): void => navigate(COMPANY_LIST_PATH);
  return (
    <Page
      notice={<WindowNotice />}
      band={
        <>
          <PageHead title="新增公司" actions={<Button onClick={back}>返回</Button>} />
          <TabRow look="band" label="新增方式" items={tabs} active={active} onChange={choose} />
        </>
      }
    >
      <Kept shown={active === 'listed'}>
        <Panel title="新增上市公司">
          <div className="add-company">
            <ListedForm
              onLeave={(share) => {
                if (share === null) back();
                else navigate(`${COMPANY_LIST_PATH}?search=${encodeURIComponent(share)}`);
              }}
            />
          </div>
        </Panel>
      </Kept>
      {canShenwan && (
        <Kept shown={active === 'shenwan'}>
          <ShenwanPanel onCancel={back} />
        </Kept>
      )}
    </Page>
  );
}
