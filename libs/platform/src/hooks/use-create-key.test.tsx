import { renderHook } from '@testing-library/react';
import { useCreateKey } from './use-create-key.ts';

it('gives one input the same key each time, and another input another key', () => {
  const { result, rerender } = renderHook(() => useCreateKey());
  const first = result.current({ name: '甲' });
  expect(first).toMatch(/^[\w-]{8,128}$/);
  rerender();
  expect(result.current({ name: '甲' })).toBe(first);
  const second = result.current({ name: '乙' });
  expect(second).not.toBe(first);
  expect(result.current({ name: '乙' })).toBe(second);
});
