import type { ReactElement } from 'react';
import { TopicSelect } from '../../topic-parts/topic-select.tsx';
import { ChoiceChips, type ChoiceChip } from './choice-chips.tsx';
import type { Understanding } from './use-understanding.ts';

export interface AskedTopic {
  readonly id: number;
  readonly name: string;
}

interface TopicChipsProps {
  /** What the question is asked by; null for none: its subject's usual data. */
  readonly topic: AskedTopic | null;
  readonly found: Understanding['topics'];
  readonly onChoose: (topic: AskedTopic | null) => void;
}

/** The topic by which a question is answered: those that its text may be of, any other, or none. */
export function TopicChips({ topic, found, onChoose }: TopicChipsProps): ReactElement {
  const all: readonly (AskedTopic & { readonly score?: number })[] = [
    ...(topic === null || found.some(({ id }) => id === topic.id) ? [] : [topic]),
    ...found,
  ];
  const chips = all.map(({ id, name, score }): ChoiceChip => ({
    key: String(id),
    text: name,
    score,
    checked: topic?.id === id,
    onChoose: () => onChoose({ id, name }),
  }));
  const none = { key: 'none', text: '不限', checked: topic === null, onChoose: () => onChoose(null) };
  return (
    <ChoiceChips title="主题" chips={[...chips, none]}>
      <span className="ask-topic-select">
        <TopicSelect label="其他主题" onPick={({ value, label }) => onChoose({ id: value, name: label })} />
      </span>
    </ChoiceChips>
  );
}
