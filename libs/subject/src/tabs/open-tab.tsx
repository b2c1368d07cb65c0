import { Activity, memo, useState, type ReactElement } from 'react';
import { Parts, type Part } from './part.tsx';
import type { TabLevel } from './use-tab-key.ts';
import type { Tab } from './use-tabs.ts';

/** The number of tabs of each level that stay mounted: the open one and those that were opened last. */
export const MOST_KEPT: Readonly<Record<TabLevel, number>> = { tab: 6, sub: 3, part: 2 };

export interface OpenTabProps {
  readonly level: TabLevel;
  /** Those the reader may see. */
  readonly shown: readonly Tab[];
  /** The key of the open one. */
  readonly open: string;
}

/**
 * The parts of the open tab. Tabs that were open before stay mounted, up to `MOST_KEPT`: they keep their state and
 * are paused, like pages that are not shown. Opening one again draws and requests nothing that it has already.
 */
export function OpenTab({ level, shown, open }: OpenTabProps): ReactElement {
  const [kept, setKept] = useState<readonly string[]>([open]);
  if (kept[0] !== open) {
    setKept([open, ...kept.filter((key) => key !== open)].slice(0, MOST_KEPT[level]));
  }
  return (
    <>
      {shown
        .filter(({ key }) => kept.includes(key))
        .map(({ key, parts }) => (
          <Activity key={key} mode={key === open ? 'visible' : 'hidden'}>
            <KeptParts parts={parts} open={key === open} />
          </Activity>
        ))}
    </>
  );
}

interface KeptPartsProps {
  readonly parts: readonly Part[];
  readonly open: boolean;
}

/** The content of a tab that is not open does not change: the address is about the open one. */
const KeptParts = memo(
  ({ parts }: KeptPartsProps) => <Parts parts={parts} />,
  (_, { open }) => !open,
);
KeptParts.displayName = 'KeptParts';
