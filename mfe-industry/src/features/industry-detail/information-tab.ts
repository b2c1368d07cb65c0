import { industryEntries } from '@console/contract-industry';
import { beside, chart, part, table, tabs, type Part, type Tab } from '@console/subject';
import { MemberExecutives, MemberTrades } from './executives.tsx';
import { FundOverview, ofFund } from './fund-overview.tsx';
import { IndustrySettings } from './industry-settings.tsx';
import type * as noteParts from './industry-note-parts.ts';
import { OVERVIEW_CHARTS, Revenue } from './by-day/overview-charts.tsx';
import { memberCells as cells } from './member-cells.tsx';
import { PoolPanel } from './pool/pool-panel.tsx';
import { partners, research, staff } from './report-parts.tsx';

const { fundIndustries, heavyStocks, industryGrossMargin, industryReturns, memberPledges } = industryEntries;
const NO_MEMBERS = '成份公司为空，或都还没有成交';

type NoteParts = typeof noteParts;
/** Notes by year; their code is fetched when they are opened. */
const notes = (name: keyof NoteParts): Part =>
  part(() => import('./industry-note-parts.ts').then((file) => file[name]));

const charts = beside(Revenue, chart(industryGrossMargin), chart(industryReturns));
const heavy = table(heavyStocks, { cells, empty: { title: '该行业没有重仓股', cause: NO_MEMBERS } });

const executives = tabs(
  '高管变动',
  [
    { key: 'changes', title: '持股变动', parts: [MemberTrades] },
    { key: 'list', title: '高管明细', parts: [MemberExecutives] },
  ],
  'part',
);

const OVERVIEW: Tab = {
  key: 'overview',
  title: '行业概览',
  parts: [...OVERVIEW_CHARTS, charts, notes('overviewNotes')],
};
const FUND: Tab = {
  key: 'overview',
  title: '基金概况',
  parts: [
    FundOverview,
    ofFund(table(fundIndustries, { empty: { title: '没有重仓行业', cause: '基金没有披露成份股' } })),
    ...OVERVIEW_CHARTS,
    charts,
    notes('overviewNotes'),
  ],
};

/** The sub-tabs of 基本信息 after the first one. */
const FURTHER: readonly Tab[] = [
  { key: 'pool', title: '公司池', parts: [PoolPanel] },
  { key: 'settings', title: '行业设置', parts: [IndustrySettings] },
  { key: 'heavy', title: '重仓股', parts: [heavy] },
  { key: 'partners', title: '供应商与客户', parts: partners },
  { key: 'research', title: '研发情况', parts: research },
  { key: 'staff', title: '员工构成', parts: [staff] },
  {
    key: 'pledges',
    title: '股权质押',
    parts: [table(memberPledges, { cells, empty: { title: '成份公司没有股权质押记录' } })],
  },
  {
    key: 'trades',
    title: '高管变动',
    parts: [executives],
  },
  { key: 'competence', title: '核心竞争力', parts: [notes('competenceNotes')] },
  { key: 'outlook', title: '行业展望', parts: [notes('outlookNotes')] },
];

/** 基本信息: the industry's overview, and its members' data. */
export const information = tabs('基本信息', [OVERVIEW, ...FURTHER]);
/** The same of an ETF industry, which begins with its fund. */
export const fundInformation = tabs('基本信息', [FUND, ...FURTHER]);
