import { aiTables } from '@console/contract-ai';
import { recordList } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { isEqual, nameContaining } from '../filters.ts';
import { TOPIC_ROW } from './topic-reads.ts';

/** The tenant's topics, each with the sources of its templates and the number of its matches. */
export const TopicListSource = recordList(
  aiTables.topicList,
  {
    table: 'ai.topic',
    row: 't',
    columns: {
      ...TOPIC_ROW,
      invTargetDs: sql<string>`(SELECT COALESCE(GROUP_CONCAT(d.label ORDER BY d.position SEPARATOR '、'), '')
        FROM ${sql.table('ai.template_version')} v JOIN ${sql.table('ai.dictionary')} d
          ON d.dict_type = 'INV_TARGET_DS'
          AND JSON_CONTAINS(JSON_EXTRACT(v.items, '$[*].invTargetDsDictKey'), JSON_QUOTE(d.value))
        WHERE v.topic_id = t.id AND v.number = t.template_version)`,
      matchCount: sql<number>`(SELECT COUNT(*) FROM ${sql.table('ai.topic_match')} m
        WHERE m.topic_id = t.id AND m.removed_at IS NULL)`,
    },
  },
  ({ topic, invTargetTypeDictKey }) => [
    ...nameContaining(TOPIC_ROW.topic, topic),
    ...isEqual(TOPIC_ROW.invTargetTypeDictKey, invTargetTypeDictKey),
  ],
);
