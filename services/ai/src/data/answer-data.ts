import { MAX_PAGE_SIZE, Refusal, shanghaiDate, type CallerInputOf, type Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { Inject, Injectable } from '@nestjs/common';
import { ConsoleCalls, type Asker } from '../console/console-calls.ts';
import { MarketLoads } from './market-loads.ts';
import { isDay, lastDayOf } from './periods-of-dates.ts';
import { readTable, type ReadTable } from './read-table.ts';
import type { AskedSubject, DataRequest, NoReading, ReadableEntry, Reading } from './reading.ts';
import { knownSubject, type KnownSubject } from './subject-check.ts';
import { CellBook, tableOf, type Peers } from './table-cells.ts';
import { USUAL_DATA, PEER_ENTRIES } from './usual-data.ts';

/** What is to be read for a question. */
export interface Asked {
  readonly subject: AskedSubject;
  /** What the topic names, in its order; without any, what is usual for the kind of subject. */
  readonly requests: readonly DataRequest[];
  /** Periods that the question names: `2024Y`, `2025H1`. A table of reports without any of them does not match. */
  readonly periods: readonly string[];
}

/** The most tables that are read for a question. */
export const MOST_TABLES = 12;
/** The most days that the newest day of a daily table, and the newest period of any other, may be past. */
const STALE_DAYS = { day: 15, period: 550 } as const;

interface Came {
  readonly request: DataRequest;
  readonly read: ReadTable | null;
  /** Why nothing came, where that is no failure of the whole. */
  readonly left: string | null;
  readonly peers: Peers | null;
}

/**
 * Reads what a question is answered from, through the services of the screens and with the asker's own authorities, and
 * compares what came with what was asked.
 */
@Injectable()
export class AnswerData {
  constructor(
    private readonly calls: ConsoleCalls,
    private readonly loads: MarketLoads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The tables and cells, or why there are none: the subject is not what was asked, or a table is missing, stale or of
   * other periods. Throws `unavailable` (503) where a service does not answer.
   */
  async read(asked: Asked, asker: Asker): Promise<Reading | NoReading> {
    const { subject } = asked;
    const requests = (asked.requests.length > 0 ? asked.requests : USUAL_DATA[subject.kind]).slice(
      0,
      MOST_TABLES,
    );
    const known = await this.known(subject, asker);
    if ('reason' in known) return known;
    const [snapshot, ...came] = await Promise.all([
      this.loads.newest(),
      ...requests.map((request) => this.ask(request, known, asker)),
    ]);
    const faults = came.map((one) => this.fault(one, asked));
    const refusing = came.findIndex(({ request }, at) => faults[at] !== null && !request.optional);
    if (refusing !== -1) return refused(`${known.name}的“${faults[refusing]}，没有作答`);
    const book = new CellBook();
    const tables = came.flatMap(({ request: { entry }, read, peers }, at) =>
      read === null || faults[at] !== null
        ? []
        : [
            tableOf(
              { key: entry.id, title: entry.title, link: linkOf(known, entry), source: sourceOf(entry) },
              { read, peers, subject: known.name, periods: asked.periods },
              book,
            ),
          ],
    );
    const left = came.flatMap((one, at) => one.left ?? (faults[at] === null ? [] : `“${faults[at]}`));
    if (tables.length === 0) return refused(`${known.name}没有可用的数据（${left.join('；')}），没有作答`);
    const days = tables.map(({ asOf }) => asOf).filter(isDay);
    return {
      state: 'ready',
      subject: { ...subject, name: known.name },
      asOf: days.sort().at(-1) ?? null,
      snapshot: String(snapshot),
      tables,
      cells: book.cells,
      left,
    };
  }

  private async known(subject: AskedSubject, asker: Asker): Promise<KnownSubject | NoReading> {
    try {
      const known = await knownSubject(subject, this.calls, asker);
      const isOther = subject.id !== null && known.name !== subject.name;
      return isOther ? refused(`问的是${subject.name}，取到的是${known.name}，没有作答`) : known;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      return refused(`${subject.name}的数据没有取到：${error.message}`);
    }
  }

  private async ask(request: DataRequest, known: KnownSubject, asker: Asker): Promise<Came> {
    const { entry, figures } = request;
    const peerEntry = PEER_ENTRIES.get(entry.id);
    try {
      const [read, peers] = await Promise.all([
        this.table(entry, known, { asker, figures }),
        peerEntry === undefined
          ? null
          : this.table(peerEntry, known, { asker, figures }).then(
              (table) => ({ entity: '行业中位数', table }),
              (error: unknown) => {
                if (isNotShown(error)) return null;
                throw error;
              },
            ),
      ]);
      return { request, read, left: null, peers };
    } catch (error) {
      if (isNotShown(error))
        return { request, read: null, left: `“${entry.title}”：${error.message}`, peers: null };
      throw error;
    }
  }

  private async table(
    entry: ReadableEntry,
    { input }: KnownSubject,
    { asker, figures }: { readonly asker: Asker; readonly figures: readonly string[] | null },
  ): Promise<ReadTable> {
    const paging = entry.kind === 'table' ? { size: Math.min(40, MAX_PAGE_SIZE) } : {};
    const given = { ...inputFor(entry, input), ...paging };
    return readTable(
      entry,
      await this.calls.read(entry, given as CallerInputOf<typeof entry>, asker),
      figures,
    );
  }

  /** Why a table that came may not be answered from, after an opening quotation mark; null when it may. */
  private fault({ request, read, left }: Came, { periods }: Asked): string | null {
    if (left !== null) return null;
    const { title } = request.entry;
    const newest = read?.lines[0];
    if (!newest) return `${title}”没有数据`;
    const day = lastDayOf(newest.period);
    if (day === null) return null;
    const past = (Date.parse(shanghaiDate(this.clock.now())) - Date.parse(day)) / 86_400_000;
    if (past > (isDay(newest.period) ? STALE_DAYS.day : STALE_DAYS.period))
      return `${title}”只到 ${newest.label}，已经过期`;
    const has = read.lines.some(({ period }) => periods.includes(period));
    return isDay(newest.period) || periods.length === 0 || has
      ? null
      : `${title}”没有 ${periods.join('、')} 的数据，最新的是 ${newest.label}`;
  }
}

const refused = (reason: string): NoReading => ({ state: 'refused', reason });

/** A refusal that concerns this table alone: not for the asker, or not there for this subject. */
const isNotShown = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.status === 403 || error.status === 404);

/** The part of the subject's name that an entry takes: lists of everything take none. */
const inputFor = (
  { input }: ReadableEntry,
  named: KnownSubject['input'],
): Readonly<Record<string, number>> => {
  const { shape } = input as unknown as { readonly shape?: Readonly<Record<string, unknown>> };
  return Object.fromEntries(Object.entries(named).filter(([name]) => shape?.[name] !== undefined));
};

const sourceOf = (entry: ReadableEntry): string => entry.source ?? '控制台';

/** The page of the subject, at the tab whose authority the entry needs. */
function linkOf({ path }: KnownSubject, entry: ReadableEntry): string | null {
  if (path === null) return null;
  const [need = ''] = [entry.needs].flat() as readonly string[];
  const tab = TABS.find(([word]) => need.includes(word))?.[1];
  return tab === undefined ? path : `${path}&tab=${tab}`;
}

const TABS: readonly (readonly [string, string])[] = [
  ['gssjk_gn_view_information', 'basic'],
  ['hysjk_gn_view_information', 'information'],
  ['financial', 'financial'],
  ['businessData', 'business'],
  ['marketData', 'market'],
  ['fundPreference', 'funds'],
];
