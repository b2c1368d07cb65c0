import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../../tabs/company-tab.ts';
import { CandlePanel } from './candle-panel.tsx';
import { MarketValuePanel } from './market-value-panel.tsx';

/** C-20: what the share traded at, and what the company was worth. */
export function QuotationCharts({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <CandlePanel company={company} />
      <MarketValuePanel company={company} />
    </>
  );
}
