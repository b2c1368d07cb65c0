import { usePlatform, type CanNeed } from '@console/platform';
import type { Part } from './part.tsx';
import { useTabKey, type TabLevel } from './use-tab-key.ts';

/** A tab as data. */
export interface Tab {
  /** The name of the tab in the address. */
  readonly key: string;
  readonly title: string;
  /**
   * The need to see it; without, every user who sees the tabs may. The server decides again with every call.
   */
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
