import { aiTables } from '@console/contract-ai';
import { recordList } from '@console/node-kit/queries';
import { nameContaining } from '../filters.ts';
import { GOLDEN_ROW } from './golden-reads.ts';

/** The tenant's golden cases. */
export const GoldenCaseListSource = recordList(
  aiTables.goldenCaseList,
  { table: 'ai.golden_case', row: 'g', columns: GOLDEN_ROW },
  ({ topic, question }) => [
    ...nameContaining(GOLDEN_ROW.topic, topic),
    ...nameContaining(GOLDEN_ROW.question, question),
  ],
);
