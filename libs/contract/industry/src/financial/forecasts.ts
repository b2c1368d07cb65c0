import { forecastCallsOf } from '@console/contract-core';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

/**
 * I-08: the sums of the consensus over the members that analysts cover. Growth is that of the members with both years;
 * margins and returns are ratios of sums. Histories have a row for each month with new expectations, as known at its
 * end.
 */
export const forecastCalls = forecastCallsOf(industry, {
  domain: 'industry',
  needs: 'hysjk_gn_view_marketData',
  at: (name) => sharedAddress(`dataForecast/${name}`),
});
