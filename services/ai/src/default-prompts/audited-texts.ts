import { PROMPT_TEXTS, type PromptText } from '@console/contract-ai';
import type { PromptTexts } from './prompt-columns.ts';

type SomeTexts = Partial<Record<PromptText, string>>;

/** The most code points of one text in a line of the audit log: the history has all of it. */
export const AUDITED_LENGTH = 200;
/** The number of code points shown before the first difference. */
const LEAD = 20;

/** The texts of a prompt for the audit log: long ones cut, empty ones left out. */
export function auditedTexts(texts: PromptTexts): SomeTexts {
  const written = PROMPT_TEXTS.filter((name) => texts[name] !== '');
  return Object.fromEntries(written.map((name) => [name, cut(texts[name], 0)]));
}

/** The texts that differ, both sides, cut around the first difference; null when none does. */
export function auditedChange(
  before: PromptTexts,
  after: PromptTexts,
): { readonly before: SomeTexts; readonly after: SomeTexts } | null {
  const changed = PROMPT_TEXTS.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return null;
  const side = (texts: PromptTexts): SomeTexts =>
    Object.fromEntries(changed.map((name) => [name, cut(texts[name], alike(before[name], after[name]))]));
  return { before: side(before), after: side(after) };
}

/** A part of a long text from shortly before `place`, marked as a part. Lengths are code points. */
function cut(text: string, place: number): string {
  const signs = [...text];
  if (signs.length <= AUDITED_LENGTH) return text;
  const start = Math.min(Math.max(0, place - LEAD), signs.length - AUDITED_LENGTH);
  const end = start + AUDITED_LENGTH;
  const part = signs.slice(start, end).join('');
  return `${start > 0 ? '…' : ''}${part}${end < signs.length ? '…' : ''}（节选，全文 ${signs.length} 字）`;
}

/** The number of code points that two texts have in common at their beginning. */
function alike(one: string, other: string): number {
  const [signs, others] = [[...one], [...other]];
  const place = signs.findIndex((sign, index) => sign !== others[index]);
  return place < 0 ? signs.length : place;
}
