import { realNow } from './system-clock.ts';

interface Kept<T> {
  readonly answer: Promise<T>;
  readonly at: number;
  isUnderWay: boolean;
}

/**
 * Asks `load` at most once in `milliseconds`, and never while it is still under way; callers in between, and at the same
 * time, share its answer. A failure is not remembered.
 */
export function remembered<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let kept: Kept<T> | null = null;
  return () => {
    if (kept && (kept.isUnderWay || realNow() - kept.at < milliseconds)) return kept.answer;
    const mine = { answer: load(), at: realNow(), isUnderWay: true };
    kept = mine;
    mine.answer.then(
      () => (mine.isUnderWay = false),
      () => (kept = null),
    );
    return mine.answer;
  };
}
