import { call, MAX_PAGE, pagingInput, typedAddresses, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { industryList } from './industry-list.ts';

/** The first page number of this list; every other list is zero-based. */
export const FIRST_PERFORMANCE_PAGE = 1;

/**
 * The rows of `industryList`. The documents count its pages from 1; the service counts them from zero, as
 * everywhere.
 */
export const industryPerformance = call({
  id: 'industry.performance',
  title: '行业表现（页码从 1 开始）',
  method: 'GET',
  path: '/api/dataIndustry/queryListIndustryPage',
  also: typedAddresses('dataIndustry/queryListIndustryPage'),
  services: industryList.services,
  needs: industryList.needs,
  input: z.strictObject({
    ...industryList.filter.shape,
    ...pagingInput(industryList.defaultSize),
    page: wholeNumber(FIRST_PERFORMANCE_PAGE, MAX_PAGE + FIRST_PERFORMANCE_PAGE)
      .default(FIRST_PERFORMANCE_PAGE)
      .transform((page) => page - FIRST_PERFORMANCE_PAGE),
  }),
  output: industryList.output,
});
