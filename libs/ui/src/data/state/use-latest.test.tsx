import { renderHook } from '@testing-library/react';
import { useLatest } from './use-latest.ts';

it('stays the same function and calls that of the last render', () => {
  const called: string[] = [];
  const { result, rerender } = renderHook(
    ({ name }) => useLatest((input: string) => called.push(`${name} ${input}`)),
    { initialProps: { name: 'first' } },
  );
  const before = result.current;
  rerender({ name: 'second' });
  result.current('a');
  expect([result.current === before, called]).toEqual([true, ['second a']]);
});
