import type { Question } from '@console/contract-ai';
import { FILES_PATH } from '@console/contract-core';
import type { FoundPassage } from '../knowledge/find-passages.ts';

/** A passage that models were given, as it is kept beside their question. */
export type GivenPassage = Question['passages'][number];

/** The passage with what it is of: its entry, or a document of that. */
export const givenPassage = ({ knowledgeId, title, file, text }: FoundPassage): GivenPassage => ({
  knowledgeId,
  title,
  file: file === null ? null : { name: file.name, link: `${FILES_PATH}${file.key}` },
  text,
});
