import type { Column } from '@console/contract-core';
import { Button, Dropdown, Popover } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { DensityIcon, RefreshIcon, SettingIcon } from '../icons.tsx';
import type { ColumnChoice } from './column-choice.ts';
import { ColumnSettings } from './column-settings.tsx';
import { DENSITIES, readDensity, type Density } from './density.ts';
import { ExportButton } from './export/export-button.tsx';
import type { TableExport } from './export/use-export.ts';

export interface TableToolbarProps {
  readonly children?: ReactNode;
  readonly file: TableExport;
  readonly exportable: boolean;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly columns: readonly Column[];
  readonly choice: ColumnChoice;
  readonly onChoice: (choice: ColumnChoice) => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

/** The right end of a table's title row: the page's own buttons, export, density, columns, refresh. */
export function TableToolbar(props: TableToolbarProps): ReactElement {
  const { children, file, exportable, density, onDensity, columns, choice, onChoice, refreshing, onRefresh } =
    props;
  return (
    <div className="c-table-tools">
      {children}
      <ExportButton
        onExport={file.start}
        running={file.running}
        disabled={!exportable}
        note="按当前筛选，最多 10,000 条"
      />
      <span className="c-table-rule" />
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: Object.entries(DENSITIES).map(([key, label]) => ({ key, label })),
          selectable: true,
          selectedKeys: [density],
          onClick: ({ key }) => onDensity(readDensity(key)),
        }}
      >
        <Button type="text" aria-label="行高" icon={<DensityIcon />} />
      </Dropdown>
      <Popover
        trigger="click"
        placement="bottomRight"
        arrow={false}
        styles={FLOATING}
        content={<ColumnSettings columns={columns} choice={choice} onChange={onChoice} />}
      >
        <Button type="text" aria-label="列设置" icon={<SettingIcon />} />
      </Popover>
      <Button type="text" aria-label="刷新" icon={<RefreshIcon spin={refreshing} />} onClick={onRefresh} />
    </div>
  );
}

/** A popover's shadow as of other floating parts here: antd's own has no hairline. */
const FLOATING = { container: { boxShadow: 'var(--c-float)', filter: 'none' } } as const;
