import { PROMPT_TEXTS, type PromptText } from '@console/contract-ai';
import type { PromptTexts } from './prompt-columns.ts';

type SomeTexts = Partial<Record<PromptText, string>>;

/** Code points of one text in a line of the audit log: the whole stands in the history. */
export const AUDITED_LENGTH = 200;
/** Code points before the first difference, so that one sees where it is. */
const LEAD = 20;

/** What a prompt says, for the audit log: long texts cut, empty ones left out. */
export function auditedTexts(texts: PromptTexts): SomeTexts {
  const written = PROMPT_TEXTS.filter((name) => texts[name] !== '');
  return Object.fromEntries(written.map((name) => [name, cut(texts[name], 0)]));
}

/** The texts that differ, both ways, cut around where they begin to; null when none does. */
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

/** A part of a long text from shortly before `place`, and that it is one. Lengths are code points. */
function cut(text: string, place: number): string {
  const signs = [...text];
  if (signs.length <= AUDITED_LENGTH) return text;
  const start = Math.min(Math.max(0, place - LEAD), signs.length - AUDITED_LENGTH);
  const end = start + AUDITED_LENGTH;
  const part = signs.slice(start, end).join('');
  return `${start > 0 ? '…' : ''}${part}${end < signs.length ? '…' : ''}（节选，全文 ${signs.length} 字）`;
}

/** How many code points two texts begin with alike. */
function alike(one: string, other: string): number {
  const [signs, others] = [[...one], [...other]];
  const place = signs.findIndex((sign, index) => sign !== others[index]);
  return place < 0 ? signs.length : place;
}
