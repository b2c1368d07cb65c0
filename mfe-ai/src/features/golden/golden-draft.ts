import {
  factText,
  GOLDEN_TEXTS,
  type GoldenCase,
  type GoldenFact,
  type QuestionSubject,
  type TargetType,
} from '@console/contract-ai';

/** A fact while it is typed. */
export interface FactDraft {
  readonly kind: GoldenFact['kind'];
  /** The entry of a cell that was cited; null once another column is typed. */
  readonly table: string | null;
  readonly entity: string;
  readonly period: string;
  readonly title: string;
  readonly words: string;
}

/** A case while it is typed. */
export interface GoldenDraft {
  readonly topicId: number | undefined;
  readonly type: TargetType | undefined;
  readonly question: string;
  readonly subject: QuestionSubject | null;
  readonly facts: readonly FactDraft[];
}

/** A case as it is sent. */
export interface SentCase {
  readonly topicId: number;
  readonly question: string;
  readonly subject: QuestionSubject | null;
  readonly facts: GoldenFact[];
}

export const EMPTY_FACT: FactDraft = {
  kind: 'cell',
  table: null,
  entity: '',
  period: '',
  title: '',
  words: '',
};

export const draftOf = (read: GoldenCase | null): GoldenDraft => ({
  topicId: read?.topicId,
  type: read?.invTargetTypeDictKey,
  question: read?.question ?? '',
  subject: read?.subject ?? null,
  facts: read?.facts.map(factDraft) ?? [EMPTY_FACT],
});

const factDraft = (fact: GoldenFact): FactDraft =>
  fact.kind === 'words'
    ? { ...EMPTY_FACT, kind: 'words', words: fact.words }
    : { ...EMPTY_FACT, ...fact, entity: fact.entity ?? '', period: fact.period ?? '' };

/** A draft as it is sent: null while a field is open, an error where facts are missing something or are equal. */
export function sentCase({ topicId, question, subject, facts }: GoldenDraft): SentCase | Error | null {
  if (topicId === undefined || question.trim() === '') return null;
  if (facts.length === 0) return new Error(GOLDEN_TEXTS.atLeastOneFact);
  const missing = facts.map(missingOf).find((one) => one !== null);
  if (missing !== undefined) return new Error(missing);
  const sent = facts.map(sentFact);
  if (new Set(sent.map(factText)).size < sent.length) return new Error(GOLDEN_TEXTS.factTwice);
  return { topicId, question: question.trim(), subject, facts: sent };
}

function missingOf({ kind, title, words }: FactDraft): string | null {
  if (kind === 'words') return words.trim() === '' ? GOLDEN_TEXTS.words : null;
  return title.trim() === '' ? GOLDEN_TEXTS.title : null;
}

const sentFact = ({ kind, table, entity, period, title, words }: FactDraft): GoldenFact =>
  kind === 'words'
    ? { kind, words: words.trim() }
    : {
        kind,
        table,
        entity: entity.trim() === '' ? null : entity.trim(),
        period: period.trim() === '' ? null : period.trim(),
        title: title.trim(),
      };

/** The subject that every question of a type is about; null where it is chosen. */
export const wholeSubject = (type: TargetType | undefined): QuestionSubject | null =>
  type === 'INV_TARGET_TYPE_MKT'
    ? { kind: 'market', id: null, name: WHOLE.market }
    : type === 'INV_TARGET_TYPE_ECO'
      ? { kind: 'ecology', id: null, name: WHOLE.ecology }
      : null;

const WHOLE = { market: '全市场', ecology: '数字生态' } as const;
