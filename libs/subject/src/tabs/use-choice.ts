import { useSearch } from '@console/ui/data';
import { useCallback } from 'react';

/** One of few values, kept in the address under `name`; `usual` while the address names none. */
export function useChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): readonly [value: Value, choose: (value: Value) => void] {
  const [search, replace] = useSearch();
  const asked = new URLSearchParams(search).get(name);
  const choose = useCallback(
    (value: Value) => {
      const params = new URLSearchParams(search);
      if (value === usual) params.delete(name);
      else params.set(name, value);
      replace(params.toString());
    },
    [search, replace, name, usual],
  );
  return [values.find((value) => value === asked) ?? usual, choose];
}
