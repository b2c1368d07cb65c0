import { aiTables } from '@console/contract-ai';
import { recordList } from '@console/node-kit/queries';
import { isEqual, nameContaining } from '../filters.ts';
import { MATCH_ROW } from './match-reads.ts';

/** The tenant's topic matches. */
export const TopicMatchListSource = recordList(
  aiTables.topicMatchList,
  { table: 'ai.topic_match', row: 'm', columns: MATCH_ROW },
  ({ topic, invTargetTypeDictKey, invTargetDsDictKey }) => [
    ...nameContaining(MATCH_ROW.topic, topic),
    ...isEqual(MATCH_ROW.invTargetTypeDictKey, invTargetTypeDictKey),
    ...isEqual(MATCH_ROW.invTargetDsDictKey, invTargetDsDictKey),
  ],
);
