/** Runs of Chinese characters, and words of letters and digits. */
const RUNS = /\p{Script=Han}+|[\p{Letter}\p{Number}]+/gu;
const HAN = /^\p{Script=Han}/u;

/**
 * The overlapping two-character terms of a text's Chinese, and its other words whole, lower case and once each:
 * `银行 ROE` has 银行 and roe, 净利润 has 净利 and 利润.
 */
export function twoCharacterTerms(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUNS)) {
    const characters = [...run];
    if (!HAN.test(run) || characters.length === 1) terms.add(run);
    else for (const [at, first] of characters.slice(0, -1).entries()) terms.add(first + characters[at + 1]);
  }
  return terms;
}
