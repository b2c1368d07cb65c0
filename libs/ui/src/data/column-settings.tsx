import type { Column } from '@console/contract-core';
import { Button, Checkbox } from 'antd';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { DragIcon, PinIcon, PinnedIcon } from '../icons.tsx';
import { DEFAULT_CHOICE, moveColumn, orderColumns, toggleKey, type ColumnChoice } from './column-choice.ts';

export interface ColumnSettingsProps {
  readonly columns: readonly Column[];
  readonly choice: ColumnChoice;
  readonly onChange: (choice: ColumnChoice) => void;
}

/** Which columns show, in what order, and which stay at the left: by mouse or by arrow keys. */
export function ColumnSettings({ columns, choice, onChange }: ColumnSettingsProps): ReactElement {
  const [dragged, setDragged] = useState<string | null>(null);
  const ordered = orderColumns(columns, choice);
  const place = (key: string): number => ordered.findIndex((column) => column.key === key);
  const dropOn = (key: string): void => {
    if (dragged !== null) onChange(moveColumn(columns, choice, dragged, place(key) - place(dragged)));
    setDragged(null);
  };
  const onKeyDown = (event: KeyboardEvent, key: string): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onChange(moveColumn(columns, choice, key, step));
  };
  return (
    <div className="c-columns">
      <div className="c-columns-head">
        <b>列设置</b>
        <Button type="link" size="small" onClick={() => onChange(DEFAULT_CHOICE)}>
          恢复默认
        </Button>
      </div>
      <ul className="c-columns-list">
        {ordered.map((column) => {
          const pinned = column.fixed === 'left' || choice.pinned.includes(column.key);
          const shown = column.fixed !== undefined || !choice.hidden.includes(column.key);
          return (
            <li
              key={column.key}
              draggable
              onDragStart={() => setDragged(column.key)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dropOn(column.key)}
            >
              <button
                type="button"
                className="c-columns-drag"
                aria-label={`移动 ${column.title}，用上下方向键`}
                onKeyDown={(event) => onKeyDown(event, column.key)}
              >
                <DragIcon />
              </button>
              <Checkbox
                checked={shown}
                disabled={column.fixed !== undefined}
                onChange={() => onChange({ ...choice, hidden: toggleKey(choice.hidden, column.key) })}
              >
                {column.title}
              </Checkbox>
              <button
                type="button"
                className="c-columns-pin"
                aria-label={`${pinned ? '取消冻结' : '冻结'} ${column.title}`}
                aria-pressed={pinned}
                disabled={column.fixed !== undefined}
                onClick={() => onChange({ ...choice, pinned: toggleKey(choice.pinned, column.key) })}
              >
                {pinned ? <PinnedIcon /> : <PinIcon />}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="c-columns-foot">拖动排序，图钉冻结在左侧；按用户保存</div>
    </div>
  );
}
