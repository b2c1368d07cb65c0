import type { DateRange, GraphInput, Listings } from '@console/quant';

/**
 * The rows and columns that panels of one state of the market data share. Plain data, which can be sent to another
 * thread.
 */
export interface PanelFrame {
  /** The id of the state: changes with every load that may change a value. */
  readonly version: string;
  /** The data set: files of another are not taken for its own. */
  readonly mart: string;
  /** The id of the rows and columns. */
  readonly shape: string;
  /** The newest load or undoing of each table, by its name. Values read from a table are identified by it. */
  readonly loads: Readonly<Record<string, number>>;
  /** The newest load it includes, and the business date. */
  readonly snapshotId: number | null;
  readonly asOf: string | null;
  /** Trading days, `YYYY-MM-DD`, ascending. */
  readonly dates: readonly string[];
  /** The same as days since 1970-01-01. */
  readonly days: Int32Array;
  /** The number of columns: the security with id s + 1 is in column s. */
  readonly stocks: number;
}

/** Shenwan level-1 industries, by cell of a range. */
export interface PanelIndustries {
  /** The number of the industry on the day, 0 for none. */
  readonly cells: Uint16Array;
  /** By number: 0 is 未分类. */
  readonly names: readonly string[];
  /** By number; 0 has none. */
  readonly codes: readonly string[];
}

/**
 * The market data as panels: read from MariaDB once, kept in files named by their content, returned as views of shared
 * memory, which no one may change. One for each process; processes may share a directory. Data of a frame whose loads
 * have been replaced cannot be read any more: requesting it rejects with `FrameGone`, unless it is still cached.
 */
export interface PanelStore {
  /** The frame of the newest loaded data. Asking costs two small queries. */
  frame(): Promise<PanelFrame>;
  /**
   * A daily indicator's panel over rows `from` up to, not including, `to`; or a quarterly one's reports, all of them.
   * `daily_bar.suspended` and `daily_bar.st` are panels too, though no indicators, and so are those that `trailingYearOf`
   * and `byDay` name. Of a suspended stock the prices of the day are missing.
   * @throws RangeError for an unknown indicator; DataSettling for adjusted prices while an import has brought bars but
   *   not yet what adjusts them
   */
  values(frame: PanelFrame, panelId: string, range: DateRange): Promise<GraphInput>;
  /** By cell of the range: the security's Shenwan level-1 industry on the day, and the names. */
  industries(frame: PanelFrame, range: DateRange): Promise<PanelIndustries>;
  /** By cell of the range: 1 for members of a Shenwan industry of any level on the day. */
  industryMask(frame: PanelFrame, range: DateRange, code: string): Promise<Uint8Array>;
  /** When each stock is listed, in the frame's rows. */
  listings(frame: PanelFrame): Promise<Listings>;
}
