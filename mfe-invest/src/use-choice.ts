import { useCallback } from 'react';
import { usePageQuery } from './use-page-query.ts';

/**
 * One of few values, kept in the address under `name`; `usual` applies while the address names none of
 * them.
 */
export function useChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): readonly [value: Value, choose: (value: Value) => void] {
  const [query, change] = usePageQuery();
  const asked = query.get(name);
  const choose = useCallback(
    (value: Value) => change({ [name]: value === usual ? null : value }),
    [change, name, usual],
  );
  return [values.find((value) => value === asked) ?? usual, choose];
}
