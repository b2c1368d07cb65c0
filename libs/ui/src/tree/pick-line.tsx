import type { ReactElement } from 'react';
import { Marked } from './marked.tsx';
import { ROW_HEIGHT } from './use-visible-rows.ts';

/** A line of a list of which several are picked. */
export interface PickItem {
  readonly key: number;
  readonly title: string;
  /** Before the title: a code. */
  readonly note?: string;
  /** Behind the title, in a lighter text: 已在池中. */
  readonly mark?: string;
  /** It cannot be picked. */
  readonly off?: boolean;
}

export interface PickLineProps {
  readonly id: string;
  readonly item: PickItem;
  /** Its place in the whole list, from 0. */
  readonly at: number;
  readonly among: number;
  readonly picked: boolean;
  readonly active: boolean;
  /** Marked where it matches. */
  readonly search: string;
}

/** One line: box, code, title, mark. Its list handles its clicks. */
export function PickLine({ id, item, at, among, picked, active, search }: PickLineProps): ReactElement {
  const { title, note, mark, off = false } = item;
  return (
    <div
      id={id}
      role="option"
      className="c-line c-pick-line"
      data-at={at}
      data-active={active}
      aria-selected={picked}
      aria-disabled={off}
      aria-posinset={at + 1}
      aria-setsize={among}
      style={{ top: at * ROW_HEIGHT }}
    >
      <span className="c-line-box" data-ticked={picked ? 'all' : 'none'} aria-hidden="true" />
      {note !== undefined && (
        <span className="c-pick-note">
          <Marked text={note} search={search} />
        </span>
      )}
      <span className="c-line-title">
        <Marked text={title} search={search} />
      </span>
      {mark !== undefined && <span className="c-pick-mark">{mark}</span>}
    </div>
  );
}
