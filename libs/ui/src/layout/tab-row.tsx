import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import './layout.css';

export interface TabItem<Key extends string = string> {
  readonly key: Key;
  readonly title: string;
}

export interface TabRowProps<Key extends string> {
  readonly items: readonly TabItem<Key>[];
  readonly active: Key;
  readonly onChange: (key: Key) => void;
  /** What the tabs choose among, for a screen reader. */
  readonly label: string;
  /**
   * `band` is the 36 px row under the strip, `pills` the second level, `segments` the third; `periods` choose
   * a year or a day of what is shown.
   */
  readonly look: 'band' | 'pills' | 'segments' | 'periods';
  /** Shown at the right end of the row. */
  readonly extra?: ReactNode;
}

/** A row of tabs; arrow keys move, the row is one stop of the Tab key. */
export function TabRow<Key extends string>(props: TabRowProps<Key>): ReactElement {
  const { items, active, onChange, label, look, extra } = props;
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = items.findIndex((item) => item.key === active);
    const next = step === 0 ? undefined : items[(at + step + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    row.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <div className={`c-tabs c-tabs-${look}`}>
      <div
        ref={row}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className="c-tabs-list"
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            data-key={item.key}
            className="c-tab"
            aria-selected={item.key === active}
            tabIndex={item.key === active ? 0 : -1}
            onClick={() => onChange(item.key)}
          >
            {item.title}
          </button>
        ))}
      </div>
      {extra && <div className="c-tabs-extra">{extra}</div>}
    </div>
  );
}
