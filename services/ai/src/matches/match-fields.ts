import type { TopicMatch } from '@console/contract-ai';
import type { MatchFields } from './match-records.ts';
import { chartTitles, dataTitles } from './match-titles.ts';

type GivenMatch = Pick<
  TopicMatch,
  'topicId' | 'invTargetTypeDictKey' | 'invTargetDsDictKey' | 'topicMatchDetailList'
>;

/** The fields of a match as they are stored. */
export const matchFields = (input: GivenMatch): MatchFields => ({
  ...input,
  topicMatchDetailList: input.topicMatchDetailList.map(
    ({ dateUnitDictKey, chartTypeDictKey, chartTitle, ...detail }) => ({
      ...detail,
      dateUnitDictKey: dateUnitDictKey ?? null,
      chartTypeDictKey: chartTypeDictKey ?? null,
      chartTitle: chartTitle ?? null,
    }),
  ),
  dataVal: dataTitles(input.topicMatchDetailList),
  chart: chartTitles(input.topicMatchDetailList),
});
