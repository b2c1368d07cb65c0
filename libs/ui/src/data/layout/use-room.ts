import { MAX_PAGE_SIZE } from '@console/contract-core';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Density } from '../density.ts';

/** A table's room on the screen. */
export interface TableRoom {
  /** The width of its rows in pixels; 0 where nothing is laid out. */
  readonly width: number;
  /** The number of rows that fit below its head, at least ten; null where nothing is laid out. */
  readonly rows: number | null;
}

const ROW: Readonly<Record<Density, number>> = { compact: 28, middle: 32, loose: 40 };
const LEAST_ROWS = 10;
/** Its title row, column titles, foot and border, and the page's padding below it. */
const TITLE = 44;
const HEAD = 32;
const FOOT = 43;
const BELOW = 14;

/** The room of the table in `place`, null before it is laid out for the first time. */
export function useRoom(
  place: RefObject<HTMLElement | null>,
  density: Density,
  summary: boolean,
): TableRoom | null {
  const [room, setRoom] = useState<TableRoom | null>(null);
  useLayoutEffect(() => {
    const table = place.current;
    if (!table) return;
    const measure = (): void => {
      const found = roomOf(table, ROW[density], summary ? HEAD : 0);
      // A page that is kept but not shown has no room.
      if (found) setRoom((known) => (known && same(known, found) ? known : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place, density, summary]);
  return room;
}

const same = (one: TableRoom, other: TableRoom): boolean =>
  one.width === other.width && one.rows === other.rows;

/** Nothing where the table is not shown. */
function roomOf(place: HTMLElement, row: number, summary: number): TableRoom | null {
  const screen = screenOf(place);
  if (screen.clientHeight === 0) return { width: 0, rows: null };
  if (place.clientWidth === 0) return null;
  const title = place.querySelector(':scope > .c-table-head');
  const top =
    (title ?? place).getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop;
  const around = TITLE + HEAD + summary + FOOT + BELOW;
  const rest = rowsIn(screen.clientHeight - top - around, row);
  // A table that begins far down fills the screen once it is scrolled to.
  const rows = rest >= LEAST_ROWS ? rest : rowsIn(screen.clientHeight - around, row);
  return { width: place.clientWidth, rows: Math.min(MAX_PAGE_SIZE, Math.max(LEAST_ROWS, rows)) };
}

const rowsIn = (height: number, row: number): number => Math.floor(height / row);

/** The part of the page that scrolls with the table in it. */
function screenOf(place: HTMLElement): Element {
  for (let part = place.parentElement; part; part = part.parentElement) {
    if (/auto|scroll/.test(window.getComputedStyle(part).overflowY)) return part;
  }
  return document.documentElement;
}
