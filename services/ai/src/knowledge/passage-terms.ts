import { twoCharacterTerms } from '../understanding/two-character-terms.ts';

/** As many characters as the column of terms has; longer words are cut. */
const LONGEST = 24;

/** The terms by which a passage is found: two-character ones of its Chinese, its other words whole, each once. */
export const passageTerms = (text: string): readonly string[] => [
  ...new Set([...twoCharacterTerms(text)].map((term) => [...term].slice(0, LONGEST).join(''))),
];
