import { DownIcon } from '@console/ui';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import './category-tree.css';
import {
  categoryRows,
  categoryStep,
  type Category,
  type CategoryLeaf,
  type CategoryRow,
} from './category-rows.ts';

export interface CategoryTreeProps {
  /** The name of the items in the categories: 因子, 指标. */
  readonly label: string;
  readonly categories: readonly Category[];
  /** Whether a search is active: categories with matches are then open. */
  readonly searching: boolean;
  /** The chosen category; null for none. */
  readonly chosen?: string | null;
  /** Without it a press on a category opens and closes it. */
  readonly onCategory?: (category: Category) => void;
  readonly onLeaf: (leaf: CategoryLeaf) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Categories with their items; one stop of the Tab key, arrows move within, Enter chooses. */
export function CategoryTree(props: CategoryTreeProps): ReactElement {
  const { label, categories, searching, chosen = null, onCategory, onLeaf } = props;
  const list = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState({ usual: NOTHING, searching: NOTHING });
  const [hand, setHand] = useState<string | null>(null);
  const mode = searching ? 'searching' : 'usual';
  const rows = categoryRows(categories, (key) => searching !== turned[mode].has(key));
  const found = rows.findIndex(({ key }) => key === hand);
  const at = found === -1 ? 0 : found;

  const turn = (key: string): void => {
    const next = new Set(turned[mode]);
    if (!next.delete(key)) next.add(key);
    setTurned({ ...turned, [mode]: next });
  };
  const choose = (row: CategoryRow): void => {
    if (row.kind === 'leaf') onLeaf(row.leaf);
    else if (onCategory) onCategory(row.category);
    else turn(row.key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? null : categoryStep(event.key, rows, at);
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
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="tree"
      className="invest-categories"
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
  readonly row: CategoryRow;
  readonly at: number;
  /** Whether it is the one row that the Tab key stops at. */
  readonly reached: boolean;
  readonly chosen: boolean;
}

/** One category or leaf. The list that contains it handles its clicks and keys. */
function Line({ row, at, reached, chosen }: LineProps): ReactElement {
  const category = row.kind === 'category';
  const taken = row.kind === 'leaf' && row.leaf.taken === true;
  return (
    <div
      role="treeitem"
      tabIndex={reached ? 0 : -1}
      className={category ? 'invest-category' : 'invest-category-leaf'}
      data-at={at}
      aria-level={category ? 1 : 2}
      aria-posinset={row.place}
      aria-setsize={row.among}
      aria-selected={chosen || taken}
      {...(category && row.open !== null ? { 'aria-expanded': row.open } : {})}
      {...(category && row.category.count === 0 ? { 'data-empty': true } : {})}
      title={category ? undefined : row.leaf.hint}
    >
      {category ? (
        <>
          <span
            className="invest-category-caret"
            data-caret={row.open !== null}
            data-open={row.open === true}
            aria-hidden="true"
          >
            {row.open !== null && <DownIcon />}
          </span>
          <span className="invest-category-title">{row.category.title}</span>
          <span className="invest-category-note">{row.category.count}</span>
        </>
      ) : (
        <>
          <span className="invest-category-title">{row.leaf.title}</span>
          {taken && <span className="invest-category-taken" aria-hidden="true" />}
          {row.leaf.note !== undefined && <span className="invest-category-note">{row.leaf.note}</span>}
        </>
      )}
    </div>
  );
}
