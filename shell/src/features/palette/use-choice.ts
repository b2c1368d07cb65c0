import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaletteItem } from './palette-items.ts';

interface ChoiceOptions<Item> {
  /** What can be chosen, in the order it is drawn. */
  readonly items: readonly Item[];
  /** The first of them may yet be another: an answer for what was typed is awaited. */
  readonly waiting: boolean;
  readonly onChoose: (item: Item, apart: boolean) => void;
}

interface Choice<Item> {
  readonly chosen: Item | undefined;
  /** By the pointer. */
  point(item: Item): void;
  /** By the arrows. */
  move(step: 1 | -1): void;
  /** Back to the first, for another text. */
  restart(): void;
  /** Chooses; what was typed faster than it was answered is chosen when the answer is there. */
  enter(apart: boolean): void;
}

/** Which of the items is chosen: the first, unless the reader moved to another. */
export function useChoice<Item extends PaletteItem>(options: ChoiceOptions<Item>): Choice<Item> {
  const { items, waiting, onChoose } = options;
  // By its key: an answer that comes meanwhile moves the places.
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
