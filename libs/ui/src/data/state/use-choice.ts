import { useCallback } from 'react';
import { useAddressValue } from './use-page-query.ts';

/** One of few values, kept in the address under `name`; `usual` while the address names none. */
export function useChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): readonly [value: Value, choose: (value: Value) => void] {
  const [asked, replace] = useAddressValue(name);
  const choose = useCallback((value: Value) => replace(value === usual ? null : value), [replace, usual]);
  return [values.find((value) => value === asked) ?? usual, choose];
}
