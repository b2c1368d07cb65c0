import { factText, type GoldenFact, type QuestionSubject } from '@console/contract-ai';
import { titlesIn } from '../titles-in.ts';
import type { GoldenFields } from './golden-records.ts';

/** A case as it is written. */
export interface GivenCase {
  readonly topicId: number;
  readonly question: string;
  readonly subject: QuestionSubject | null;
  readonly facts: readonly GoldenFact[];
}

/** As many characters as the column of lists keeps. */
const LENGTH = 400;

/** The fields of a case as they are stored. */
export const goldenFields = (given: GivenCase, originId: number | null): GoldenFields => ({
  topicId: given.topicId,
  question: given.question,
  subject: given.subject,
  facts: given.facts,
  factTitles: titlesIn(given.facts.map(factText), LENGTH),
  factCount: given.facts.length,
  originId,
});
