import { lazyPage, Panel, Skeleton } from '@console/ui';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { Executives } from './executives.tsx';
import { Partners } from './partners.tsx';
import { Profile } from './profile.tsx';
import { Research } from './research.tsx';
import { Staff } from './staff.tsx';

/** Notes bring what cleans their texts: fetched when they are opened. */
const CoreCompetence = lazyPage<CompanyPartProps>(
  async () => {
    const { NotesPanel } = await import('../../tabs/notes/notes-panel.tsx');
    return ({ company }) => <NotesPanel company={company} type={1} />;
  },
  <Panel>
    <Skeleton rows={8} rowHeight={32} />
  </Panel>,
);

const TABS: readonly SubTab[] = [
  { key: 'profile', title: '公司概况', Content: Profile },
  { key: 'executives', title: '公司高管', Content: Executives },
  { key: 'partners', title: '供应商与客户', Content: Partners },
  { key: 'research', title: '研发情况', Content: Research },
  { key: 'staff', title: '员工构成', Content: Staff },
  { key: 'competence', title: '核心竞争力', Content: CoreCompetence },
];

/** 基本信息: who the company is, who runs it, whom it deals with, and who works for it. */
export function BasicInfoTab({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={TABS} label="基本信息" company={company} />;
}
