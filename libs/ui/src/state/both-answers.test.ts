import { jest } from '@jest/globals';
import { bothAnswers, freshAnswer } from './both-answers.ts';
import type { Answer } from './ladder.tsx';

const refetch = jest.fn<() => void>();
const answer = <Data>(part: Partial<Answer<Data>> = {}): Answer<Data> => ({
  data: undefined,
  isError: false,
  error: null,
  refetch,
  ...part,
});

describe('two calls as one', () => {
  it('are there once both are', () => {
    expect(bothAnswers(answer({ data: 1 }), answer()).data).toBeUndefined();
    expect(bothAnswers(answer(), answer({ data: '甲' })).data).toBeUndefined();
    expect(bothAnswers(answer({ data: 1 }), answer({ data: '甲' })).data).toEqual([1, '甲']);
  });

  it('fail where either does, and are both asked for again', async () => {
    const error = new Error('断开');
    const failed = bothAnswers(answer({ data: 1 }), answer({ isError: true, error }));
    expect([failed.isError, failed.error]).toEqual([true, error]);
    expect(bothAnswers(answer({ isError: true, error }), answer()).error).toBe(error);
    await failed.refetch();
    expect(refetch).toHaveBeenCalledTimes(2);
  });
});

it('an answer that an earlier page read does not count', () => {
  const read = answer({ data: 1 });
  expect(freshAnswer({ ...read, isFetchedAfterMount: false }).data).toBeUndefined();
  expect(freshAnswer({ ...read, isFetchedAfterMount: true }).data).toBe(1);
});
