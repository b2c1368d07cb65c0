import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaletteItem } from './palette-items.ts';

interface ChoiceOptions<Item> {
  /** The items to choose from, in the order they are drawn. */
  readonly items: readonly Item[];
  /** Whether the first of them may change: an answer for the typed text is awaited. */
  readonly waiting: boolean;
  readonly onChoose: (item: Item, apart: boolean) => void;
}

interface Choice<Item> {
  readonly chosen: Item | undefined;
  /** Moves to an item by the pointer. */
  point(item: Item): void;
  /** Moves by the arrows. */
  move(step: 1 | -1): void;
  /** Returns to the first, for another text. */
  restart(): void;
  /** Chooses; while the answer for the typed text is awaited, as soon as it comes. */
  enter(apart: boolean): void;
}

/** The chosen item: the first, unless the reader moved to another. */
export function useChoice<Item extends PaletteItem>(options: ChoiceOptions<Item>): Choice<Item> {
  const { items, waiting, onChoose } = options;
  // Stored by its key: an answer that comes meanwhile changes positions.
  const [key, setKey] = useState<string | null>(null);
  const entered = useRef<{ readonly apart: boolean } | null>(null);
  const moved = items.find((item) => item.key === key);
  const chosen = moved ?? items[0];

  const chooseFirst = useEffectEvent((apart: boolean) => {
    if (chosen) onChoose(chosen, apart);
  });
  useEffect(() => {
    if (waiting || entered.current === null) return;
    const { apart } = entered.current;
    entered.current = null;
    chooseFirst(apart);
  }, [waiting]);

  return {
    chosen,
    point: (item) => setKey(item.key),
    move(step) {
      if (!chosen) return;
      entered.current = null;
      const place = items.indexOf(chosen) + step;
      setKey(items[(place + items.length) % items.length]?.key ?? null);
    },
    restart() {
      entered.current = null;
      setKey(null);
    },
    enter(apart) {
      if (waiting && !moved) entered.current = { apart };
      else if (chosen) onChoose(chosen, apart);
    },
  };
}
