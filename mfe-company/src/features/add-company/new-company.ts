import type { ShareOption, maintainCalls } from '@console/contract-company';
import { EXCHANGES, type CallerInputOf, type Exchange } from '@console/contract-core';
import type { CompanyDraft } from '../../tabs/edit-company/company-draft.ts';

/** The add form while it is typed. */
export interface NewCompany extends CompanyDraft {
  readonly share: ShareOption | undefined;
  readonly stockCode: string;
  readonly exchange: string;
  readonly coreCompetence: string;
}

export const EMPTY_COMPANY: NewCompany = {
  share: undefined,
  stockCode: '',
  exchange: '',
  industryIds: [],
  conceptTheme: '',
  mainProductName: '',
  coreCompetence: '',
};

/** The parts of `600519.SH` before and after the dot (document 1 §2). */
export function partsOf(stockQuerycode: string): Pick<NewCompany, 'stockCode' | 'exchange'> {
  const [stockCode = '', exchange = ''] = stockQuerycode.split('.');
  return { stockCode, exchange };
}

/** The input of the call for a complete draft; null while no share is chosen. */
export function sentCompany(draft: NewCompany): CallerInputOf<typeof maintainCalls.addCompany> | null {
  const { share, stockCode, exchange, industryIds, conceptTheme, mainProductName, coreCompetence } = draft;
  if (share === undefined || !isExchange(exchange)) return null;
  return {
    listed: 1 as const,
    shortName: share.shortName,
    stockCode,
    exchange,
    industryNames: [...industryIds],
    conceptTheme,
    mainProductName,
    coreCompetence,
  };
}

const isExchange = (text: string): text is Exchange => EXCHANGES.some((each) => each === text);
