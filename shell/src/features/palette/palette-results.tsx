import type { ReactElement } from 'react';
import type { PaletteItem } from './palette-items.ts';
import { CompanyRow, ItemRow } from './palette-rows.tsx';
import './palette.css';
import type { FoundItem, Section } from './use-sections.ts';

export const RESULTS_ID = 'palette-results';

export const optionId = (item: PaletteItem): string => `palette-${encodeURIComponent(item.key)}`;

interface ResultsProps {
  readonly sections: readonly Section[];
  readonly text: string;
  readonly chosen: FoundItem | undefined;
  readonly onChoose: (item: PaletteItem, apart: boolean) => void;
  readonly onPoint: (item: FoundItem) => void;
  /** Lists the actions of an item. */
  readonly onOpen: (item: FoundItem) => void;
}

/** The sections below the field. The field announces the chosen row by its active descendant. */
export function Results(props: ResultsProps): ReactElement {
  const { sections, text, chosen, onChoose, onPoint, onOpen } = props;
  return (
    <div id={RESULTS_ID} role="listbox" aria-label="结果" className="shell-palette-results">
      {sections.map(({ title, items, stale }) => (
        <div key={title} role="group" aria-label={title}>
          <div className="shell-palette-group" aria-hidden="true">
            {title}
          </div>
          {items.map((item) => (
            <button
              key={item.key}
              id={optionId(item)}
              type="button"
              role="option"
              tabIndex={-1}
              disabled={stale}
              aria-selected={item.key === chosen?.key}
              className="shell-palette-row"
              ref={item.key === chosen?.key ? intoView : null}
              onMouseMove={() => onPoint(item)}
              onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
              onContextMenu={(event) => {
                if (!item.actions?.length) return;
                event.preventDefault();
                onOpen(item);
              }}
            >
              {item.company ? (
                <CompanyRow company={item.company} text={text} />
              ) : (
                <ItemRow item={item} text={text} />
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });
