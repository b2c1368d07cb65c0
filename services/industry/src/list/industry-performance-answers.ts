import { industryEntries } from '@console/contract-industry';
import { answers, by, tableQuery } from '@console/node-kit/http';
import { IndustryListSource } from './industry-list.source.ts';

/** The list of industries to who counts pages from 1; the contract has made them zero-based. */
export const industryPerformanceAnswers = answers(industryEntries, {
  industryPerformance: by(IndustryListSource, (list, input, { session }) =>
    list.page(tableQuery(industryEntries.industryList, input), session),
  ),
});
