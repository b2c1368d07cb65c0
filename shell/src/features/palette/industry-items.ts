import { industryPath, type FoundIndustry } from '@console/contract-core';
import type { PaletteItem, PaletteTools } from './palette-items.ts';

const TYPES: Readonly<Record<FoundIndustry['type'], { readonly title: string; readonly list: string }>> = {
  default: { title: '申万与自定义', list: '/investment/edatabase/getindustry' },
  ecology: { title: '数字生态', list: '/ecologydatabase/industry' },
  etf: { title: 'ETF', list: '/etfdatabase/industry' },
};

/** The palette item of an industry: its page; for users who may not open that, its place in the list. */
export function industryItem(industry: FoundIndustry, { can, copy }: PaletteTools): PaletteItem {
  const { industryId, industryName, industryCode, type, parentNames } = industry;
  const { title, list } = TYPES[type];
  const inList = `${list}?search=${encodeURIComponent(industryName)}`;
  const members = `/edatabase/digitalecology?releaseInfoNames=${encodeURIComponent(industryName)}`;
  return {
    key: `industry:${industryId}`,
    title: industryName,
    detail: [industryCode, title, parentNames].filter((each) => each !== null).join(' · '),
    to: can('hysjk_gn_view') ? industryPath(industry) : inList,
    actions: [
      ...(type === 'default' && can('gssjk_gn')
        ? [{ key: 'members', title: '成份公司', detail: '公司数据库', to: members }]
        : []),
      { key: 'list', title: '在行业列表中查看', detail: title, to: inList },
      copy(industryCode, '复制编码'),
    ],
  };
}
