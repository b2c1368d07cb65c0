import { useCan } from '@console/platform';
import { AddIcon, DragIcon, Ladder, Panel } from '@console/ui';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { movedItem, MOST_LINES, type BrowseItem, type SavedCalc } from './browse-items.ts';
import type { Board } from './use-board.ts';

interface BrowsePanelProps {
  readonly board: Board;
  /** Opens a calculation to be changed; null for a new one. */
  readonly onCalc: (calc: SavedCalc | null) => void;
  /** Called to remove a calculation, which deletes it too: the page asks first. */
  readonly onRemove: (item: BrowseItem) => void;
}

/** The reader's list: which items are drawn, their order, and their removal. */
export function BrowsePanel(props: BrowsePanelProps): ReactElement {
  const { board, onCalc } = props;
  const { items, byDefault, error, retry } = board.list;
  const mayEdit = useCan('yzgl_edit');
  return (
    <Panel
      title="我的指标"
      sub={items && (byDefault ? '默认列表' : `共 ${items.length} 项`)}
      actions={
        mayEdit && (
          <button type="button" className="invest-indicator-calc" onClick={() => onCalc(null)}>
            <AddIcon />
            多指标计算
          </button>
        )
      }
      flush
    >
      <Ladder
        answer={{ data: items, isError: error !== null, error, refetch: retry }}
        what="我的指标"
        rows={6}
        rowHeight={32}
        emptyOf={({ length }) => (length === 0 ? NONE : null)}
      >
        {(shown) => (
          <>
            <Items {...props} items={shown} />
            <p className="invest-indicator-foot">
              勾选的画成曲线，最多 {MOST_LINES} 条；指标计算按单个公司画出。拖动或用上下方向键排序。
            </p>
          </>
        )}
      </Ladder>
    </Panel>
  );
}

const NONE = { title: '还没有指标', cause: '在左侧的指标库中点选，即加入这里。' };

interface ItemsProps extends BrowsePanelProps {
  readonly items: readonly BrowseItem[];
}

function Items({ items, board, ...props }: ItemsProps): ReactElement {
  const [dragged, setDragged] = useState<string | null>(null);
  const placeOf = (key: string): number => items.findIndex((item) => item.key === key);
  const move = (key: string, by: number): void => {
    const next = movedItem(items, key, by);
    if (next !== items) board.list.save(next);
  };
  return (
    <ul className="invest-indicator-items" aria-busy={board.list.busy}>
      {items.map((item) => (
        <li
          key={item.key}
          draggable
          onDragStart={() => setDragged(item.key)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => {
            if (dragged !== null) move(dragged, placeOf(item.key) - placeOf(dragged));
            setDragged(null);
          }}
        >
          <DragHandle name={item.name} onMove={(by) => move(item.key, by)} />
          <DrawnTick item={item} board={board} />
          <ItemActions item={item} {...props} />
        </li>
      ))}
    </ul>
  );
}

interface DragHandleProps {
  readonly name: string;
  readonly onMove: (by: number) => void;
}

function DragHandle({ name, onMove }: DragHandleProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <button
      type="button"
      className="invest-indicator-drag"
      aria-label={`移动 ${name}，用上下方向键`}
      onKeyDown={onKeyDown}
    >
      <DragIcon />
    </button>
  );
}

interface DrawnTickProps extends Pick<BrowsePanelProps, 'board'> {
  readonly item: BrowseItem;
}

/** A box for whether it is drawn; disabled with the reason where it cannot be. */
function DrawnTick({ item, board: { asked, drawnKeys, turn } }: DrawnTickProps): ReactElement {
  const checked = drawnKeys.has(item.key);
  const blocked =
    item.calc && asked.company === null
      ? '选择公司后可画出'
      : !checked && drawnKeys.size >= MOST_LINES
        ? `最多同时画 ${MOST_LINES} 条，请先取消一条`
        : null;
  return (
    <label title={blocked ?? item.hint} data-blocked={blocked !== null}>
      <input type="checkbox" checked={checked} disabled={blocked !== null} onChange={() => turn(item)} />
      <span>{item.name}</span>
    </label>
  );
}

interface ItemActionsProps extends Pick<BrowsePanelProps, 'onCalc' | 'onRemove'> {
  readonly item: BrowseItem;
}

function ItemActions({ item, onCalc, onRemove }: ItemActionsProps): ReactElement {
  const { name, calc } = item;
  const mayEdit = useCan('yzgl_edit');
  return (
    <>
      {calc && mayEdit ? (
        <button
          type="button"
          className="invest-indicator-edit"
          aria-label={`编辑计算 ${name}`}
          onClick={() => onCalc(calc)}
        >
          编辑
        </button>
      ) : (
        <span className="invest-category-note">{item.note}</span>
      )}
      {(calc === null || mayEdit) && (
        <button
          type="button"
          className="invest-indicator-remove"
          aria-label={`移除 ${name}`}
          title="移除"
          onClick={(event) => {
            if (calc === null) focusBeside(event.currentTarget);
            onRemove(item);
          }}
        >
          <AddIcon rotate={45} />
        </button>
      )}
    </>
  );
}

/** Moves the focus to a neighbour in the list when a line is removed. */
function focusBeside(button: HTMLElement): void {
  const line = button.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  beside?.querySelector<HTMLElement>('.invest-indicator-remove')?.focus();
}
