import { Button, Dropdown } from 'antd';
import type { ReactElement } from 'react';
import { ExportIcon } from '../../icons.tsx';
import { SHEET_KINDS, type SheetKind } from './save-sheet.ts';

export interface ExportButtonProps {
  readonly onExport: (kind: SheetKind) => void;
  readonly running?: boolean;
  readonly disabled?: boolean;
  /** Another export of the same place: all statements as one workbook. */
  readonly more?: { readonly label: string; readonly start: () => void } | undefined;
  /** The exported part, where it is not all: 按当前筛选，最多 10,000 条 */
  readonly note?: string;
}

/** 导出, as Excel or CSV. */
export function ExportButton({
  onExport,
  running = false,
  disabled = false,
  note,
  more,
}: ExportButtonProps): ReactElement {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      disabled={disabled || running}
      menu={{
        items: [
          ...(note ? [{ key: 'note', label: <span className="c-hint">{note}</span>, disabled: true }] : []),
          ...Object.entries(SHEET_KINDS).map(([key, label]) => ({ key, label })),
          ...(more ? [{ key: 'more', label: more.label }] : []),
        ],
        onClick: ({ key }) => (key === 'more' ? more?.start() : onExport(key === 'csv' ? 'csv' : 'xlsx')),
      }}
    >
      <Button icon={<ExportIcon />} loading={running} disabled={disabled}>
        导出
      </Button>
    </Dropdown>
  );
}
