/**
 * The parts of data pages: the table that displays a contract entry with its filter, sort, page, column
 * choice and export, its state in the address, and the fields of a filter bar. A tier of its own, because
 * antd's selects and date picker are the larger half of the bytes.
 */
export { Button } from 'antd';
export { MARK_ROOM, type CellOverride, type CellOverrides } from './cell-override.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { CheckFilter, type CheckFilterProps } from './inputs/check-filter.tsx';
export { ChoiceCascader, type ChoiceCascaderProps } from './inputs/choice-cascader.tsx';
export { DateRange, type DateRangeProps } from './inputs/date-range.tsx';
export { DayInput, type DayInputProps } from './inputs/day-input.tsx';
export { DateTimeInput, type DateTimeInputProps } from './inputs/date-time-input.tsx';
export { ExportButton, type ExportButtonProps } from './export/export-button.tsx';
export { FilterBar, type FilterBarProps } from './inputs/filter-bar.tsx';
export { OptionSelect, type OptionSelectProps } from './inputs/option-select.tsx';
export {
  PathCascader,
  type OptionPath,
  type PathCascaderProps,
  type PathOption,
} from './inputs/path-cascader.tsx';
export { SearchInput, type SearchInputProps } from './inputs/search-input.tsx';
export { lookAt } from './look-at.tsx';
export { textRoom } from './layout/text-room.ts';
export { meanOf, totalOf, type SummaryValues, type TableSummary } from './summary-of.ts';
export { saveFile } from './export/save-file.ts';
export { saveSheet, type SheetKind } from './export/save-sheet.ts';
export { saveWorkbook } from './export/save-workbook.ts';
export type { RowLook, Sheet, SheetCell } from './export/sheet.ts';
export { figureCell, figureOf, titleOf } from './export/sheet-of-table.ts';
export type { TableSelection } from './rows/table-selection.tsx';
export type { TableState } from './state/table-state.ts';
export { useStored } from './state/use-stored.ts';
export { TableFooter, type TableFooterProps } from './table-footer.tsx';
export { TextPopover, type TextPopoverProps } from './text-popover.tsx';
export { useFilterDraft, type FilterDraft } from './inputs/use-filter-draft.ts';
export { useSearch } from './inputs/use-search.ts';
export { useChoice } from './state/use-choice.ts';
export { useAddressValue, usePageQuery, type QueryPatch } from './state/use-page-query.ts';
export { useTableState } from './state/use-table-state.ts';
export { useTableUrlState, type TableUrlState } from './state/use-table-url-state.ts';
export { RowMenu, type RowMenuItem, type RowMenuProps } from './row-menu.tsx';
export { WindowButton } from './window-button.tsx';
