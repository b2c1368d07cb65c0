import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import './line-list.css';
import { ROW_HEIGHT, type VisibleRows } from './use-visible-rows.ts';

export interface LineListProps {
  readonly role: 'listbox' | 'tree';
  readonly label: string;
  /** Before the place of a line: the id of its element. */
  readonly id: string;
  readonly count: number;
  /** The active line. */
  readonly at: number;
  readonly visible: VisibleRows;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick?: (event: MouseEvent) => void;
  /** Draws a line; it has this id. */
  readonly children: (place: number, id: string) => ReactElement;
}

/** A long list of lines of which several can be chosen; only those in view are drawn. One stop of the Tab key. */
export function LineList(props: LineListProps): ReactElement {
  const { role, label, id, count, at, visible, children, ...handlers } = props;
  const { place, first, end, onScroll } = visible;
  const lineId = (index: number): string => `${id}-${index}`;
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  return (
    <div
      ref={place}
      role={role}
      tabIndex={0}
      className={`c-lines c-lines-${role}`}
      aria-label={label}
      aria-multiselectable="true"
      {...(at >= first && at < end ? { 'aria-activedescendant': lineId(at) } : {})}
      onScroll={onScroll}
      {...handlers}
    >
      <div role="none" className="c-lines-all" style={{ height: count * ROW_HEIGHT }}>
        {places.map((index) => children(index, lineId(index)))}
      </div>
    </div>
  );
}

/** The place of the line that an event is on; -1 beside the lines. */
export function lineOf({ target }: MouseEvent): number {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  return line ? Number(line.dataset['at']) : -1;
}
