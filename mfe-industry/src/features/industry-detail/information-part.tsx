import type { ReactElement } from 'react';
import { useIndustry } from './industry-provider.tsx';
import { fundInformation as FundInformation, information as Information } from './information-tab.ts';

/** 基本信息, of an ETF industry with its fund. */
export function InformationPart(): ReactElement {
  return useIndustry().industry.type === 'etf' ? <FundInformation /> : <Information />;
}
