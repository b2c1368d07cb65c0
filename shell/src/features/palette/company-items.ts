import { COMPANY_VIEWS, companyPath, type CompanyView, type FoundCompany } from '@console/contract-core';
import type { PaletteItem, PaletteTools } from './palette-items.ts';

const LIST_PATH = '/edatabase/digitalecology';

/**
 * The palette item of a company: its own page, with its views and what can be done with its code; for users
 * who may not open that, the list that contains it.
 */
export function companyItem(company: FoundCompany, tools: PaletteTools): PaletteItem {
  const code = codeOf(company);
  const canOpen = tools.can('gssjk_gn_view');
  const inList = `${LIST_PATH}?search=${company.stockCode}`;
  return {
    key: `company:${company.corpId}`,
    title: company.shortName,
    detail: code,
    to: canOpen ? pageOf(company) : inList,
    actions: [
      ...COMPANY_VIEWS.flatMap((view) => viewItem(company, view, tools) ?? []),
      tools.copy(code, '复制代码'),
      tools.copy(`${company.shortName} ${code}`, '复制简称与代码'),
      { key: 'list', title: '在公司列表中查看', detail: '', to: inList },
    ],
  };
}

/** A view of a company; null for users who may not open it. */
export function viewItem(
  company: FoundCompany,
  view: CompanyView,
  { can }: PaletteTools,
): PaletteItem | null {
  if (!can('gssjk_gn_view') || !can(view.needs)) return null;
  return {
    key: `view:${company.corpId}:${view.query}`,
    title: view.title,
    detail: `${company.shortName} ${codeOf(company)}`,
    to: `${pageOf(company)}&${view.query}`,
    words: view.words,
  };
}

const codeOf = ({ stockCode, exchange }: FoundCompany): string => `${stockCode}.${exchange}`;

const pageOf = (company: FoundCompany): string => companyPath({ ...company, stockCode: codeOf(company) });
