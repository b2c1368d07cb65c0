/** The market data as panels in shared files: daily numbers, reports, industries and listings of all securities. */
export { DataSettling } from './data-settling.ts';
export { firstRowFrom } from './first-row-from.ts';
export { FrameGone } from './frame-gone.ts';
export { byDay, trailingYearOf } from './made-panels.ts';
export { IndexPanels } from './indexes/index-panels.ts';
export { loadIndexInput, type LoadedIndexInput } from './indexes/load-index-input.ts';
export { HeldPanels } from './held-panels.ts';
export { openPanelStore, type PanelStoreOptions } from './open-panel-store.ts';
export { mebibytes, panelStoreConfig, type PanelStoreConfig } from './panel-store-config.ts';
export { PANEL_STORE, panelStoreProvider } from './panel-store-provider.ts';
export type { PanelFrame, PanelIndustries, PanelStore } from './panel-store.ts';
export { readAgain } from './read-again.ts';
export { rowsBetween } from './rows-between.ts';
export { dailyPanel, reportHistory } from './typed-panels.ts';
export { unlistedCells } from './unlisted-cells.ts';
