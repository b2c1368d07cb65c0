import { aiTables, PROMPT_EXCERPT_LENGTH, type PromptText } from '@console/contract-ai';
import { recordList } from '@console/node-kit/queries';
import { sql, type Expression } from 'kysely';
import { PROMPT_COLUMNS, PROMPT_READS, PROMPT_STAMPS } from './prompt-columns.ts';

const { table, row, columns } = PROMPT_READS;

/** The tenant's default prompts, their texts shortened. */
export const DefaultPromptListSource = recordList(aiTables.defaultPromptList, {
  table,
  row,
  columns: {
    id: columns.id,
    active: sql<0 | 1>`COALESCE(${columns.active}, 0)`,
    activeVersion: columns.activeVersion,
    overallMarketCorpus: excerpt('overallMarketCorpus'),
    ecoCorpus: excerpt('ecoCorpus'),
    indCorpus: excerpt('indCorpus'),
    corpCorpus: excerpt('corpCorpus'),
    defaultCorpus: excerpt('defaultCorpus'),
    defaultAnswer: excerpt('defaultAnswer'),
    ...PROMPT_STAMPS,
  },
});

/** The beginning of a text. MariaDB counts utf8mb4 in code points, so that no character is cut in two. */
function excerpt(name: PromptText): Expression<string> {
  const [text, most] = [sql.ref(`p.${PROMPT_COLUMNS[name]}`), sql.lit(PROMPT_EXCERPT_LENGTH)];
  return sql`IF(CHAR_LENGTH(${text}) > ${most}, CONCAT(LEFT(${text}, ${most}), '…'), ${text})`;
}
