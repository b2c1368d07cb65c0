import { usePageQuery } from '@console/ui/data';
import { useCallback } from 'react';

/** The choices within a sub-tab, dropped when another is opened, so that it begins with its newest year. */
const WITHIN = ['year', 'changeYear', 'executive'];
/** What is below a tab in the address: another tab has other sub-tabs. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  tab: ['sub', 'part', ...WITHIN],
  sub: ['part', ...WITHIN],
  part: [],
};

export type TabLevel = 'tab' | 'sub' | 'part';

/** The chosen tab of a level, the first while the address names none, and a way to choose another. */
export function useTabKey<Key extends string>(
  level: TabLevel,
  keys: readonly Key[],
): readonly [active: Key | undefined, choose: (key: Key) => void] {
  const [query, change] = usePageQuery();
  const asked = query.get(level);
  const choose = useCallback(
    (key: Key) => {
      const closed = (BELOW[level] ?? []).map((below) => [below, null]);
      change({ ...Object.fromEntries(closed), [level]: key });
    },
    [change, level],
  );
  return [keys.find((key) => key === asked) ?? keys[0], choose];
}
