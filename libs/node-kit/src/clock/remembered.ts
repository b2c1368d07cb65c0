import { realNow } from './system-clock.ts';

/**
 * Asks `load` at most once in `milliseconds`; callers in between, and at the same time, share its answer.
 * A failure is not remembered.
 */
export function remembered<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly at: number } | null = null;
  return () => {
    if (kept && realNow() - kept.at < milliseconds) return kept.answer;
    const answer = load();
    const mine = { answer, at: realNow() };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = null;
    });
    return answer;
  };
}
