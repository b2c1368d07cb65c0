import type { Logger } from '@console/node-kit/observe';
import type { DateRange, GraphInput, Listings, ReportHistory } from '@console/quant';
import type { DataSource } from 'typeorm';
import { DayScans } from './load/day-scans.ts';
import { HeldPanels } from './held-panels.ts';
import { loadDailyPanel, type PanelPlaces } from './load/load-daily-panel.ts';
import { LISTING_TABLES, loadListings } from './load/load-listings.ts';
import { loadMemberships, MEMBERSHIP_TABLES } from './load/load-memberships.ts';
import { loadReportHistory } from './load/load-report-history.ts';
import { madePanel, sourceId } from './made-panels.ts';
import type { Memberships } from './load/memberships.ts';
import { PanelDirectory } from './files/panel-directory.ts';
import { newestLoad, panelSource } from './panel-source.ts';
import type { PanelFrame, PanelIndustries, PanelStore } from './panel-store.ts';
import { ReportScans } from './load/report-scans.ts';
import { readFrame, readLoads, versionOf } from './read-frame.ts';

export interface PanelStoreOptions {
  readonly database: DataSource;
  /** The folder for copies of the market data, created when it is missing. Processes of one machine share it. */
  readonly directory: string;
  /** How much space its files may take, in bytes. 8 GiB by default. */
  readonly mostBytes?: number;
  /** How much memory the cache of panels may take, in bytes. 1 GiB by default. */
  readonly mostMemory?: number;
  /** Gets warnings of files that are broken or cannot be written. */
  readonly logger?: Pick<Logger, 'warn'>;
}

const GIB = 2 ** 30;
const SUSPENDED = 'daily_bar.suspended';

/** A panel store over MariaDB. It has no open resources, so nothing needs closing. */
export function openPanelStore(options: PanelStoreOptions): PanelStore {
  return new MarketPanels(options);
}

class MarketPanels implements PanelStore {
  private readonly places: PanelPlaces;
  private readonly panels: HeldPanels<GraphInput>;
  private readonly industriesOf = new HeldPanels<PanelIndustries>(NEWEST_FEW, () => 1);
  private readonly membershipsOf = new HeldPanels<Memberships>(NEWEST_FEW, () => 1);
  private readonly listingsOf = new HeldPanels<Listings>(NEWEST_FEW, () => 1);
  private latest: PanelFrame | undefined;

  constructor(private readonly options: PanelStoreOptions) {
    const { database } = options;
    const directory = new PanelDirectory({ mostBytes: 8 * GIB, ...options });
    const suspended = async (frame: PanelFrame): Promise<Float64Array> =>
      (await this.whole(frame, SUSPENDED)) as Float64Array;
    const scans = new DayScans(database);
    this.places = { database, directory, scans, reports: new ReportScans(database), suspended };
    this.panels = new HeldPanels(options.mostMemory ?? GIB, bytesOf);
  }

  async frame(): Promise<PanelFrame> {
    const { database } = this.options;
    for (;;) {
      const state = await readLoads(database);
      if (this.latest?.version === versionOf(state)) return this.latest;
      const frame = await readFrame(database, state);
      if (frame) return (this.latest = frame);
    }
  }

  async values(frame: PanelFrame, panelId: string, range: DateRange): Promise<GraphInput> {
    const values = await this.whole(frame, panelId);
    return values instanceof Float64Array ? values.subarray(...cellsOf(frame, range)) : values;
  }

  async industries(frame: PanelFrame, range: DateRange): Promise<PanelIndustries> {
    const { cells, ...rest } = await this.industriesOf.ask(nameOf(frame, MEMBERSHIP_TABLES), async () =>
      (await this.memberships(frame)).industries(),
    );
    return { ...rest, cells: cells.subarray(...cellsOf(frame, range)) };
  }

  async industryMask(frame: PanelFrame, range: DateRange, code: string): Promise<Uint8Array> {
    cellsOf(frame, range);
    return (await this.memberships(frame)).mask(code, range);
  }

  listings(frame: PanelFrame): Promise<Listings> {
    return this.listingsOf.ask(nameOf(frame, LISTING_TABLES), () =>
      loadListings(this.options.database, frame),
    );
  }

  private async whole(frame: PanelFrame, panelId: string): Promise<GraphInput> {
    const made = madePanel(panelId);
    const source = panelSource(sourceId(panelId));
    return this.panels.ask(nameOf(frame, source.tables, panelId), async () => {
      if (made) return made.make(await this.whole(frame, made.of), frame);
      return source.indicator.frequency === 'daily'
        ? loadDailyPanel(this.places, frame, source)
        : loadReportHistory(this.places, frame, source);
    });
  }

  private memberships(frame: PanelFrame): Promise<Memberships> {
    return this.membershipsOf.ask(nameOf(frame, MEMBERSHIP_TABLES), () =>
      loadMemberships(this.options.database, frame),
    );
  }
}

/** How many of the small values are kept: those of the newest frames. */
const NEWEST_FEW = 2;

/** The name of a value in the cache: the same for all frames in which it is the same, cell by cell. */
function nameOf(frame: PanelFrame, tables: readonly string[], what = ''): string {
  return [frame.mart, frame.shape, newestLoad(frame, tables), what].join(' ');
}

/** @throws RangeError for a range that is not within the frame's rows */
function cellsOf({ dates, stocks }: PanelFrame, { from, to }: DateRange): [number, number] {
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || from > to || to > dates.length)
    throw new RangeError(`no rows from ${from} to ${to} of ${dates.length}`);
  return [from * stocks, to * stocks];
}

function bytesOf(panel: GraphInput): number {
  return panel instanceof Float64Array ? panel.byteLength : historyBytes(panel);
}

const historyBytes = ({ starts, known, reports, values }: ReportHistory): number =>
  starts.byteLength + known.byteLength + reports.byteLength + values.byteLength;
