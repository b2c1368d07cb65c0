import type { Answer } from './ladder.tsx';

/** Two calls as one: there once both are, failed where one is, and both are asked for again. */
export const bothAnswers = <One, Other>(
  one: Answer<One>,
  other: Answer<Other>,
): Answer<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  isError: one.isError || other.isError,
  error: one.error ?? other.error,
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
});

/** A call that counts once it was asked for from here: what an earlier page read may be no more. */
export const freshAnswer = <Data>(
  answer: Answer<Data> & { readonly isFetchedAfterMount: boolean },
): Answer<Data> => ({
  data: answer.isFetchedAfterMount ? answer.data : undefined,
  isError: answer.isError,
  error: answer.error,
  refetch: answer.refetch,
});
