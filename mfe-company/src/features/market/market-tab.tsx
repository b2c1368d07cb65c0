import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { MajorEvents } from '../../tabs/major-events/major-events.tsx';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { Prediction } from './prediction.tsx';
import { Quotation } from './quotation.tsx';
import { ShareholderStructure } from './shareholder-structure.tsx';

const TABS: readonly SubTab[] = [
  { key: 'shareholders', title: '股东结构', Content: ShareholderStructure },
  { key: 'prediction', title: '市场预测', Content: Prediction },
  { key: 'quotation', title: '市场行情', Content: Quotation },
  { key: 'events', title: '重大事项', Content: MajorEvents },
];

/** 市场数据: who holds the share, what is expected of it, what it trades at, what happened to it. */
export function MarketTab({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={TABS} label="市场数据" company={company} />;
}
