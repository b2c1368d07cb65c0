import { useSearch } from '@console/ui/data';

export type Single = '0' | '1';

/** 累计 or 单季 of the sub-tab `key`, kept in the address under its own name; 累计 is left out. */
export function useSingle(key: string): readonly [single: Single, choose: (single: Single) => void] {
  const [search, replace] = useSearch();
  const name = `${key}.single`;
  const single = new URLSearchParams(search).get(name) === '1' ? '1' : '0';
  const choose = (next: Single): void => {
    const params = new URLSearchParams(search);
    if (next === '1') params.set(name, next);
    else params.delete(name);
    replace(params.toString());
  };
  return [single, choose];
}
