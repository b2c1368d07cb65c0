import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { OpenTab } from './open-tab.tsx';
import type { Part } from './part.tsx';
import { useTabs, type Tab } from './use-tabs.ts';

/** One of few views as a part of a sub-tab, chosen by a switch above it: 持股数, 持股市值. */
export function choice(label: string, list: readonly Tab[]): Part {
  return () => <Choice label={label} list={list} />;
}

interface ChoiceProps {
  readonly label: string;
  readonly list: readonly Tab[];
}

function Choice({ label, list }: ChoiceProps): ReactElement | null {
  const { shown, tab, choose } = useTabs('part', list);
  if (!tab) return null;
  return (
    <>
      <div>
        <Segmented
          aria-label={label}
          options={shown.map(({ key, title }) => ({ value: key, label: title }))}
          value={tab.key}
          onChange={choose}
        />
      </div>
      <OpenTab level="part" shown={shown} open={tab.key} />
    </>
  );
}
