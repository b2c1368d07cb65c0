/** The word of each calc rule in formulas, by its number. */
const WORDS: Readonly<Record<string, string>> = {
  1: 'full_mark',
  2: 'own_percentile',
  3: 'cross_percentile',
  4: 'bands',
  5: 'carry',
  6: 'change',
  7: 'average',
  8: 'weighted',
  9: 'condition',
};

const NUMBERS = new Map(Object.entries(WORDS).map(([number, word]) => [word, number]));

/** The rule's word; undefined for an unknown rule. */
export function ruleWord(ref: string): string | undefined {
  return Object.hasOwn(WORDS, ref) ? WORDS[ref] : undefined;
}

/** The rule of a word, as a node's `ref`. */
export function ruleOfWord(word: string): string | undefined {
  return NUMBERS.get(word);
}
