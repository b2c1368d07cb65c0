import { useSearch } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import './basic-info.css';
import { CompanyProfile } from './company-profile.tsx';
import { FundProfile } from './fund-profile.tsx';
import { QuotePanel } from './quote-panel.tsx';

/** 公司概况 beside the latest trading day; for a company opened as part of an ETF, preceded by that fund. */
export function Profile({ company }: CompanyPartProps): ReactElement {
  const [search] = useSearch();
  const params = new URLSearchParams(search);
  return (
    <>
      {params.get('type') === 'etf' && <FundProfile industryId={idOf(params.get('backIndustryId'))} />}
      <div className="basic-profile">
        <CompanyProfile company={company} />
        <QuotePanel company={company} />
      </div>
    </>
  );
}

const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
