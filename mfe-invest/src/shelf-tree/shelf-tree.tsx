import { DownIcon } from '@console/ui';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import './shelf-tree.css';
import { shelfRows, shelfStep, type Shelf, type ShelfLeaf, type ShelfRow } from './shelf-rows.ts';

export interface ShelfTreeProps {
  /** The name of the items on the shelves: 因子, 指标. */
  readonly label: string;
  readonly shelves: readonly Shelf[];
  /** Whether a search is active: shelves with matches are then open. */
  readonly searching: boolean;
  /** The chosen shelf; null for none. */
  readonly chosen?: string | null;
  /** Without it a press on a shelf opens and closes it. */
  readonly onShelf?: (shelf: Shelf) => void;
  readonly onLeaf: (leaf: ShelfLeaf) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Shelves with their items; one stop of the Tab key, arrows move within, Enter chooses. */
export function ShelfTree(props: ShelfTreeProps): ReactElement {
  const { label, shelves, searching, chosen = null, onShelf, onLeaf } = props;
  const list = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState({ usual: NOTHING, searching: NOTHING });
  const [hand, setHand] = useState<string | null>(null);
  const mode = searching ? 'searching' : 'usual';
  const rows = shelfRows(shelves, (key) => searching !== turned[mode].has(key));
  const found = rows.findIndex(({ key }) => key === hand);
  const at = found === -1 ? 0 : found;

  const turn = (key: string): void => {
    const next = new Set(turned[mode]);
    if (!next.delete(key)) next.add(key);
    setTurned({ ...turned, [mode]: next });
  };
  const choose = (row: ShelfRow): void => {
    if (row.kind === 'leaf') onLeaf(row.leaf);
    else if (onShelf) onShelf(row.shelf);
    else turn(row.key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? null : shelfStep(event.key, rows, at);
    if (step === null) return;
    event.preventDefault();
    const row = rows[step.at];
    if (!row) return;
    if (step.kind === 'turn') return turn(row.key);
    if (step.kind === 'choose') return choose(row);
    setHand(row.key);
    list.current?.querySelector<HTMLElement>(`[data-at="${step.at}"]`)?.focus();
  };
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const line = event.target.closest<HTMLElement>('[data-at]');
    const row = line ? rows[Number(line.dataset['at'])] : undefined;
    if (!row) return;
    setHand(row.key);
    if (event.target.closest('[data-caret="true"]')) turn(row.key);
    else choose(row);
  };
  return (
    // Its rows take the focus, one at a time.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="tree"
      className="invest-shelves"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.map((row, index) => (
        <Line key={row.key} row={row} at={index} reached={index === at} chosen={row.key === chosen} />
      ))}
    </div>
  );
}

interface LineProps {
  readonly row: ShelfRow;
  readonly at: number;
  /** Whether it is the one row that the Tab key stops at. */
  readonly reached: boolean;
  readonly chosen: boolean;
}

/** One shelf or leaf. The list that contains it handles its clicks and keys. */
function Line({ row, at, reached, chosen }: LineProps): ReactElement {
  const shelf = row.kind === 'shelf';
  const taken = row.kind === 'leaf' && row.leaf.taken === true;
  return (
    <div
      role="treeitem"
      tabIndex={reached ? 0 : -1}
      className={shelf ? 'invest-shelf' : 'invest-shelf-leaf'}
      data-at={at}
      aria-level={shelf ? 1 : 2}
      aria-posinset={row.place}
      aria-setsize={row.among}
      aria-selected={chosen || taken}
      {...(shelf && row.open !== null ? { 'aria-expanded': row.open } : {})}
      {...(shelf && row.shelf.count === 0 ? { 'data-empty': true } : {})}
      title={shelf ? undefined : row.leaf.hint}
    >
      {shelf ? (
        <>
          <span
            className="invest-shelf-caret"
            data-caret={row.open !== null}
            data-open={row.open === true}
            aria-hidden="true"
          >
            {row.open !== null && <DownIcon />}
          </span>
          <span className="invest-shelf-title">{row.shelf.title}</span>
          <span className="invest-shelf-note">{row.shelf.count}</span>
        </>
      ) : (
        <>
          <span className="invest-shelf-title">{row.leaf.title}</span>
          {taken && <span className="invest-shelf-taken" aria-hidden="true" />}
          {row.leaf.note !== undefined && <span className="invest-shelf-note">{row.leaf.note}</span>}
        </>
      )}
    </div>
  );
}
