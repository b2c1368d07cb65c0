import type { Answer } from './ladder.tsx';

/** Two calls as one: it is answered once both are, failed when one is, and a retry repeats both. */
export const bothAnswers = <One, Other>(
  one: Answer<One>,
  other: Answer<Other>,
): Answer<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  isError: one.isError || other.isError,
  error: one.error ?? other.error,
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
});

/** A call that counts as answered once this page has made it: an earlier page's answer may be outdated. */
export const freshAnswer = <Data>(
  answer: Answer<Data> & { readonly isFetchedAfterMount: boolean },
): Answer<Data> => ({
  data: answer.isFetchedAfterMount ? answer.data : undefined,
  isError: answer.isError,
  error: answer.error,
  refetch: answer.refetch,
});
