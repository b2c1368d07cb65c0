import { industryEntries } from '@console/contract-industry';
import { answers, by, tableQuery } from '@console/node-kit/http';
import { IndustryListSource } from './industry-list.source.ts';

/** The list of industries for callers that count pages from 1; the contract has converted them to count from 0. */
export const industryPerformanceAnswers = answers(industryEntries, {
  industryPerformance: by(IndustryListSource, (list, input, { session }) =>
    list.page(tableQuery(industryEntries.industryList, input), session),
  ),
});
