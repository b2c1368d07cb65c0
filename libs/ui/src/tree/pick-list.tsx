import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { LineList, lineOf } from './line-list.tsx';
import { pickStep } from './pick-keys.ts';
import { PickLine, type PickItem } from './pick-line.tsx';
import './pick-list.css';
import { useVisibleRows } from './use-visible-rows.ts';

export interface PickListProps {
  readonly label: string;
  readonly items: readonly PickItem[];
  readonly picked: ReadonlySet<number>;
  readonly onPick: (picked: ReadonlySet<number>) => void;
  /** Called by Enter with the picked lines, or with the active one while none is picked; by a double click with its line. */
  readonly onTake: (keys: readonly number[]) => void;
  /** Marked where it matches. */
  readonly search?: string;
}

/**
 * A long list of which several lines are picked; only those in sight are drawn. One stop of the Tab key; arrows move,
 * Space and Shift pick, Ctrl-A picks all, Enter takes them.
 */
export function PickList(props: PickListProps): ReactElement {
  const { label, items, picked, onTake, search = '' } = props;
  const visible = useVisibleRows(items.length);
  const { at, goTo, tick, pickTo, keysOf } = usePicking(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = pickStep(event, items.length, at);
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'all') return pickTo(items.length - 1, 0);
    if (step.kind === 'tick') return tick(at);
    if (step.kind === 'take') return onTake(picked.size > 0 ? [...picked] : keysOf(at));
    if (step.spans) pickTo(step.to);
    goTo(step.to);
    visible.reveal(step.to);
  };
  const onClick = (event: MouseEvent): void => {
    const index = lineOf(event);
    if (index === -1) return;
    if (event.shiftKey) pickTo(index);
    // The second click of a double one takes the line.
    else if (event.detail < 2) tick(index);
    goTo(index);
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const keys = keysOf(lineOf(event));
    if (keys.length > 0) onTake(keys);
  };
  return (
    <LineList
      role="listbox"
      label={label}
      id={useId()}
      count={items.length}
      at={at}
      visible={visible}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
    >
      {(place, id) => {
        const item = items[place] as PickItem;
        return (
          <PickLine
            key={item.key}
            id={id}
            item={item}
            at={place}
            among={items.length}
            picked={picked.has(item.key)}
            active={place === at}
            search={search}
          />
        );
      }}
    </LineList>
  );
}

interface Picking {
  /** The active line. */
  readonly at: number;
  goTo(index: number): void;
  /** Picks a line, or no longer. */
  tick(index: number): void;
  /** Picks all lines between two, the first one of which is the active line by default. */
  pickTo(index: number, from?: number): void;
  /** The key of a line that can be picked; none of another. */
  keysOf(index: number): readonly number[];
}

function usePicking({ items, picked, onPick }: PickListProps): Picking {
  const [hand, setHand] = useState<number | null>(null);
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === hand),
  );
  const between = (from: number, to: number): readonly number[] =>
    items.slice(Math.min(from, to), Math.max(from, to) + 1).flatMap(({ key, off }) => (off ? [] : [key]));
  const keysOf = (index: number): readonly number[] => (index < 0 ? [] : between(index, index));
  return {
    at,
    keysOf,
    goTo: (index) => setHand(items[index]?.key ?? null),
    tick(index) {
      const next = new Set(picked);
      for (const key of keysOf(index)) if (!next.delete(key)) next.add(key);
      onPick(next);
    },
    pickTo: (index, from = at) => onPick(new Set([...picked, ...between(from, index)])),
  };
}
