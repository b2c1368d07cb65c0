import { COMPANY_VIEWS, type CompanyView } from '@console/contract-core';

export interface AskedViews {
  /** The part of the text that names the company; the whole text where it asks for no view. */
  readonly company: string;
  readonly views: readonly CompanyView[];
}

/** A code that is followed by something else without a blank. */
const CODE_FIRST = /^(\d{6}(?:\.[a-z]{2})?)(?=[^\d.\s])/i;

/**
 * The company and its views that a text asks for, in either order: `606093 利润表`, `cwbb hljg`. A text of
 * one word asks for no view.
 */
export function askedViews(text: string): AskedViews {
  const words = text.replace(CODE_FIRST, '$1 ').split(/\s+/);
  const ways = [
    { word: words.at(-1) ?? '', rest: words.slice(0, -1) },
    { word: words[0] ?? '', rest: words.slice(1) },
  ];
  for (const { word, rest } of ways) {
    const views = rest.length === 0 ? [] : viewsNamed(word.toLowerCase());
    if (views.length > 0) return { company: rest.join(' '), views };
  }
  return { company: text, views: [] };
}

/** The views whose title contains a word, or one of whose other names begins with it; exact ones first. */
function viewsNamed(word: string): readonly CompanyView[] {
  const met = COMPANY_VIEWS.filter(
    ({ title, words }) => title.toLowerCase().includes(word) || words.some((each) => each.startsWith(word)),
  );
  const isExact = ({ title, words }: CompanyView): boolean =>
    title.toLowerCase() === word || words.includes(word);
  return [...met.filter(isExact), ...met.filter((view) => !isExact(view))];
}
