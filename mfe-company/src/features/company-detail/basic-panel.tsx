import { Facts, Mark, Panel, type Fact } from '@console/ui';
import type { ReactElement } from 'react';
import { boardName } from '../../tabs/board-name.ts';
import type { CompanyHeader } from './company-strip.tsx';

/** What the console knows of the company itself, apart from its figures. */
export function BasicPanel({ company }: { readonly company: CompanyHeader }): ReactElement {
  return (
    <Panel title="基本资料">
      <Facts facts={factsOf(company)} />
    </Panel>
  );
}

function factsOf(company: CompanyHeader): readonly Fact[] {
  return [
    { label: '股票简称', value: company.shortName },
    { label: '证券代码', value: company.stockQuerycode },
    { label: '上市板块', value: boardName(company.exchange, company.board) },
    { label: '上市日期', value: company.listDate },
    ...(company.delistDate === null ? [] : [{ label: '退市日期', value: company.delistDate }]),
    { label: '申万行业', value: company.releaseInfoNames.join(' / ') },
    { label: '生态行业', value: company.industryNames.join('、') },
    { label: '首次分类时间', value: company.typeTime?.slice(0, 16) },
    { label: '分类状态', value: company.status === 1 ? '已分类' : <Mark tint="amber">未分类</Mark> },
    { label: '概念题材', value: company.conceptTheme, full: true },
    { label: '主营产品', value: company.mainProductName, full: true },
  ];
}
