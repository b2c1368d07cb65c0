import type { QuestionSubject } from '@console/contract-ai';

export const ASK_PATH = '/expertsystem/ask';
export const HISTORY_PATH = '/expertsystem/questions';

/** The address of a question with its answers. */
export const questionPath = (questionId: number): string => `${ASK_PATH}?questionId=${questionId}`;

/** The subject that an address names, `company:12` or `market`; null for anything else. */
export function subjectOf(text: string): Pick<QuestionSubject, 'kind' | 'id'> | null {
  const [, kind, id] = /^(market|ecology|industry|company|strategy)(?::(\d{1,9}))?$/.exec(text) ?? [];
  if (kind === undefined) return null;
  return { kind: kind as QuestionSubject['kind'], id: id === undefined ? null : Number(id) };
}
