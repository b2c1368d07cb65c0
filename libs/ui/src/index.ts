/**
 * The parts of every signed-in page: antd's theme and its provider, page, band, panel and strip, figures with
 * sign and colour, plain fields, and the states a panel can be in. Tables, cascaders and date pickers are in
 * the `./data` tier, so that pages without them stay small. The login page loads neither, only tokens.css.
 */
export * from './icons.tsx';
export { OptionSelect, type OptionSelectProps } from './data/inputs/option-select.tsx';
export { SearchInput, type SearchInputProps } from './data/inputs/search-input.tsx';
export { GroupedTable, type GroupedTableProps, type RowGroup } from './data/grouped-table.tsx';
export { type CellLook, type RowLook, type SmallColumn } from './data/small-row.tsx';
export { SmallTable, type SmallTableProps } from './data/small-table.tsx';
export { jobProgressCell, jobStateCell } from './jobs/job-cells.tsx';
export { JobMark } from './jobs/job-mark.tsx';
export { JobProgress, type JobProgressProps } from './jobs/job-progress.tsx';
export { AfterPaint } from './layout/after-paint.tsx';
export { EntityStrip, type EntityStripProps, type StripFigure } from './layout/entity-strip.tsx';
export { Facts, type Fact } from './layout/facts.tsx';
export { lazyPage } from './layout/lazy-page.tsx';
export { PageLink, type PageLinkProps } from './layout/page-link.tsx';
export { Page, type PageProps } from './layout/page.tsx';
export { PageHead, type PageHeadProps } from './layout/page-head.tsx';
export { Panel, type PanelProps } from './layout/panel.tsx';
export { RangeBar, type RangeBarProps } from './layout/range-bar.tsx';
export { ScrollRegion, type ScrollRegionProps } from './layout/scroll-region.tsx';
export { TabRow, type TabItem, type TabRowProps } from './layout/tab-row.tsx';
export { useClosed } from './layout/use-closed.ts';
export { useWholeColumns, type WholeColumns } from './layout/use-whole-columns.ts';
export { waitText } from './layout/wait-text.ts';
export { WindowNotice } from './layout/window-notice.tsx';
export { Missing } from './number/missing.tsx';
export { ChangeText, type ChangeTextProps } from './number/change-text.tsx';
export { Code, type CodeProps } from './number/code.tsx';
export { Mark, type MarkProps } from './number/mark.tsx';
export { Num, type NumProps } from './number/num.tsx';
export { bothAnswers, freshAnswer } from './state/both-answers.ts';
export { EmptyState, type EmptyStateProps } from './state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './state/error-state.tsx';
export { Ladder, type Answer, type EmptyText, type LadderProps } from './state/ladder.tsx';
export { NoPermission } from './state/no-permission.tsx';
export { Refetching, type RefetchingProps } from './state/refetching.tsx';
export { Skeleton, type SkeletonProps } from './state/skeleton.tsx';
export { StateMessage, type StateMessageProps } from './state/state-message.tsx';
export { useDelayed } from './state/use-delayed.ts';
export { ANTD_THEME } from './theme/antd-theme.ts';
export { PALETTE, type ThemeMode } from './theme/palette.ts';
export { UiProvider, type UiProviderProps } from './theme/ui-provider.tsx';
