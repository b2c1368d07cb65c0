/** About as many letters, digits or signs make one token; a Chinese character is about one by itself. */
const LETTERS_A_TOKEN = 4;

/** About how many tokens a text is, rather too many than too few: for budgets, and where a model reports none. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/gu)?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / LETTERS_A_TOKEN);
}
