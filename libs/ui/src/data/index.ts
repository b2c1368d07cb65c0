/**
 * What pages of data are built from: the one table that draws a contract entry with its filter, sort, page,
 * column choice and export, its state in the address, and the fields of a filter bar. A tier of its own,
 * because antd's table, selects and date picker are the larger half of the bytes.
 */
export { Button } from 'antd';
export type { CellOverride, CellOverrides } from './cell-override.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { DateRange, type DateRangeProps } from './date-range.tsx';
export { DateTimeInput, type DateTimeInputProps } from './date-time-input.tsx';
export { ExportButton, type ExportButtonProps } from './export-button.tsx';
export { FilterBar, type FilterBarProps } from './filter-bar.tsx';
export { OptionSelect, type OptionSelectProps } from './option-select.tsx';
export { PathCascader, type OptionPath, type PathCascaderProps, type PathOption } from './path-cascader.tsx';
export { SearchInput, type SearchInputProps } from './search-input.tsx';
export { meanOf, totalOf, type SummaryValues, type TableSummary } from './summary-of.ts';
export { saveSheet, type SheetKind } from './save-sheet.ts';
export { saveWorkbook } from './save-workbook.ts';
export type { Sheet, SheetCell } from './sheet.ts';
export { figureCell, titleOf } from './sheet-of-table.ts';
export type { TableSelection } from './table-selection.tsx';
export type { TableState } from './table-state.ts';
export { TextPopover, type TextPopoverProps } from './text-popover.tsx';
export { useFilterDraft, type FilterDraft } from './use-filter-draft.ts';
export { useSearch } from './use-search.ts';
export { useTableState } from './use-table-state.ts';
export { useTableUrlState, type TableUrlState } from './use-table-url-state.ts';
export { RowMenu, type RowMenuItem, type RowMenuProps } from './row-menu.tsx';
export { WindowButton } from './window-button.tsx';
