import { twoCharacterTerms } from './two-character-terms.ts';

/** A topic as a question is compared with it. */
export interface ComparedTopic {
  readonly id: number;
  readonly name: string;
  /** Its keywords. */
  readonly subjects: readonly string[];
}

export interface TopicScore {
  readonly id: number;
  readonly name: string;
  /** 0 to 1: the share of the terms of its name, or of one of its keywords, that the question has. */
  readonly score: number;
}

/** The least score of a topic that a question may be about. */
const LEAST = 0.5;

/** The topics that a question may be about, the likeliest first; of equal ones those with the longer word. */
export function topicScores(question: string, topics: readonly ComparedTopic[]): readonly TopicScore[] {
  const asked = twoCharacterTerms(question);
  return topics
    .map(({ id, name, subjects }) => {
      const best = [name, ...subjects]
        .map((words) => shareWithin(twoCharacterTerms(words), asked))
        .reduce((one, other) =>
          other.score > one.score || (other.score === one.score && other.terms > one.terms) ? other : one,
        );
      return { id, name, ...best };
    })
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score || other.terms - one.terms || one.id - other.id)
    .map(({ id, name, score }) => ({ id, name, score }));
}

function shareWithin(
  terms: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): { readonly score: number; readonly terms: number } {
  const found = [...terms].filter((term) => asked.has(term)).length;
  return { score: terms.size === 0 ? 0 : found / terms.size, terms: terms.size };
}
