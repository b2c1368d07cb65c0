import {
  INDICATOR_FREQUENCIES,
  INDICATOR_TOPICS,
  type Indicator,
  type IndicatorFrequency,
  type indicatorCalls,
} from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';

export type IndicatorTree = OutputOf<typeof indicatorCalls.indicatorTree>;
type Category = IndicatorTree[number];

/** A tree by topic, in the topics' order; a topic without indicators is left out. */
export function byTopic(indicators: readonly Indicator[]): IndicatorTree {
  return INDICATOR_TOPICS.flatMap(({ id, key, title }) =>
    category(
      { id: key, title },
      indicators.filter(({ topicId }) => topicId === id),
    ),
  );
}

/** A tree by frequency, then by topic: a category for each combination. */
export function byFrequency(indicators: readonly Indicator[]): IndicatorTree {
  return FREQUENCIES.flatMap((frequency) =>
    byTopic(indicators.filter((indicator) => indicator.frequency === frequency)).map((topic) => ({
      ...topic,
      id: `${frequency}.${topic.id}`,
      title: `${FREQUENCY_WORDS[frequency]} · ${topic.title}`,
    })),
  );
}

const FREQUENCIES = Object.keys(INDICATOR_FREQUENCIES) as readonly IndicatorFrequency[];
/** Short names of frequencies, because they precede every topic. */
const FREQUENCY_WORDS: Readonly<Record<IndicatorFrequency, string>> = { daily: '日频', quarterly: '季频' };

function category(head: Pick<Category, 'id' | 'title'>, indicators: readonly Indicator[]): IndicatorTree {
  if (indicators.length === 0) return [];
  const children = indicators.map(({ id, name, frequency, unit, ref }) => ({
    id,
    title: name,
    frequency,
    unit,
    ref,
  }));
  return [{ ...head, count: children.length, children }];
}
