import { usePlatform, type CanNeed } from '@console/platform';
import type { Part } from './part.tsx';
import { useTabKey, type TabLevel } from './use-tab-key.ts';

/** A tab as data. */
export interface Tab {
  /** What the address calls it. */
  readonly key: string;
  readonly title: string;
  /** Who may see it; without, everyone who sees the tabs. The server decides again with every call. */
  readonly needs?: CanNeed;
  /** One below the other. */
  readonly parts: readonly Part[];
}

export interface ShownTabs {
  /** Those the reader may see. */
  readonly shown: readonly Tab[];
  /** The chosen one of them, the first while the address names none. */
  readonly tab: Tab | undefined;
  readonly choose: (key: string) => void;
}

/** Which tabs of a level there are for the reader, and which of them is open. */
export function useTabs(level: TabLevel, list: readonly Tab[]): ShownTabs {
  const { can } = usePlatform();
  const shown = list.filter(({ needs }) => needs === undefined || can(needs));
  const [active, choose] = useTabKey(
    level,
    shown.map(({ key }) => key),
  );
  return { shown, tab: shown.find(({ key }) => key === active), choose };
}
