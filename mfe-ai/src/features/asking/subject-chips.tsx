import type { aiEntries, QuestionSubject } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import type { ReactElement } from 'react';
import { ChoiceChips } from './choice-chips.tsx';

type Found = OutputOf<typeof aiEntries.understandQuestion>['subjects'][number];

export const MARKET: QuestionSubject = { kind: 'market', id: null, name: '全市场' };

const KIND_TITLES: Readonly<Record<QuestionSubject['kind'], string>> = {
  market: '市场',
  ecology: '生态',
  industry: '行业',
  company: '公司',
  strategy: '策略',
};

interface SubjectChipsProps {
  /** What is asked about now. */
  readonly subject: QuestionSubject | null;
  /** What the text names. */
  readonly found: readonly Found[];
  readonly onChoose: (subject: QuestionSubject) => void;
}

/** What a question is understood to be about: a chip for each candidate, of which one is chosen. */
export function SubjectChips({ subject, found, onChoose }: SubjectChipsProps): ReactElement {
  const scores = new Map(found.map((one) => [keyOf(one), one.score]));
  const candidates: QuestionSubject[] = [
    ...(subject === null ? [] : [subject]),
    ...found.map(({ kind, id, name }) => ({ kind, id, name })),
    MARKET,
  ];
  const chips = candidates.filter(
    (one, at) => candidates.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );
  return (
    <ChoiceChips
      title="对象"
      chips={chips.map((one) => ({
        key: keyOf(one),
        text: `${KIND_TITLES[one.kind]} · ${one.name}`,
        score: scores.get(keyOf(one)),
        checked: subject !== null && keyOf(subject) === keyOf(one),
        onChoose: () => onChoose(one),
      }))}
    />
  );
}

const keyOf = ({ kind, id }: Pick<QuestionSubject, 'kind' | 'id'>): string => `${kind} ${id ?? ''}`;
