import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { dragSeed } from './drag-seed.ts';
import type { PaletteCategory, PaletteLeaf } from './palette-trees.ts';

export interface PaletteListProps {
  readonly categories: readonly PaletteCategory[];
  /** Whether every category is open, because something is searched for. */
  readonly open: boolean;
  readonly onAdd: ((leaf: PaletteLeaf) => void) | null;
}

/** Categories of leaves. A leaf is added by a double click, Enter or a drag; arrows move the focus. */
export function PaletteList({ categories, open, onAdd }: PaletteListProps): ReactElement {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  const isOpen = (key: string, at: number): boolean =>
    open || opened.has(key) || ((at === 0 || categories.length <= 4) && !closed.has(key));
  const turn = (key: string, was: boolean): void => {
    setOpened(withKey(opened, key, !was));
    setClosed(withKey(closed, key, was));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves the focus among its buttons
    <div className="factor-categories" onKeyDown={moveFocus}>
      {categories.map(({ key, title, leaves }, at) => (
        <div key={key}>
          <button
            type="button"
            data-row
            className="factor-category"
            aria-expanded={isOpen(key, at)}
            onClick={() => turn(key, isOpen(key, at))}
          >
            <b>{title}</b>
            <span>{leaves.length}</span>
          </button>
          {isOpen(key, at) && leaves.map((leaf) => <Leaf key={leaf.key} leaf={leaf} onAdd={onAdd} />)}
        </div>
      ))}
    </div>
  );
}

function Leaf({
  leaf,
  onAdd,
}: { readonly leaf: PaletteLeaf } & Pick<PaletteListProps, 'onAdd'>): ReactElement {
  return (
    <button
      type="button"
      data-row
      className="factor-leaf"
      title={onAdd ? `${leaf.note}（双击或回车添加，也可拖入画布）` : leaf.note}
      draggable={onAdd !== null}
      onDragStart={(event) => dragSeed(event.dataTransfer, leaf.seed)}
      onDoubleClick={() => onAdd?.(leaf)}
      // A key press and a screen reader click without a mouse.
      onClick={(event) => event.detail === 0 && onAdd?.(leaf)}
    >
      <b>{leaf.title}</b>
      <span>{leaf.mark}</span>
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.findIndex((row) => row === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function withKey(keys: ReadonlySet<string>, key: string, has: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (has) next.add(key);
  else next.delete(key);
  return next;
}
