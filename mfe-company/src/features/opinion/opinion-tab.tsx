import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { Announcements } from './announcements.tsx';
import { News } from './news.tsx';

const TABS: readonly SubTab[] = [
  { key: 'announcements', title: '公司公告', Content: Announcements },
  { key: 'news', title: '新闻舆情', Content: News },
];

/** 舆情监测: what the company announced and what is written about it. */
export function OpinionTab({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={TABS} label="舆情监测" company={company} />;
}
