import { Refusal, shanghaiDate, type Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { Inject, Injectable } from '@nestjs/common';
import { ConsoleCalls, type Asker } from '../console/console-calls.ts';
import { MarketLoads } from './market-loads.ts';
import { isDay, lastDayOf } from './periods-of-dates.ts';
import type { AskedSubject, DataRequest, NoReading, Reading } from './reading.ts';
import { isOfIndustry, partOf, readRequest, titleOfRequest, type ReadRequest } from './request-reader.ts';
import { industryOfCompany, knownSubject, type KnownSubject } from './subject-check.ts';
import { CellBook, tableOf } from './table-cells.ts';
import { USUAL_DATA } from './usual-data.ts';

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
  readonly came: ReadRequest | null;
  /** Why nothing came, where that is no failure of the whole. */
  readonly left: string | null;
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
    const subjects = await this.withIndustry(known, requests, asker);
    const [snapshot, ...all] = await Promise.all([
      this.loads.newest(),
      ...requests.map((request) => this.ask(request, subjects, asker)),
    ]);
    const faults = all.map((one) => this.fault(one, asked));
    const refusing = all.findIndex(({ request }, at) => faults[at] !== null && !request.optional);
    if (refusing !== -1) return refused(`${known.name}的“${faults[refusing]}，没有作答`);
    const book = new CellBook();
    const tables = all.flatMap(({ came }, at) =>
      came === null || faults[at] !== null
        ? []
        : [tableOf(came.place, { ...came, subject: came.entity, periods: asked.periods }, book)],
    );
    const left = all.flatMap((one, at) => one.left ?? (faults[at] === null ? [] : `“${faults[at]}`));
    if (tables.length === 0) return refused(`${known.name}没有可用的数据（${left.join('；')}），没有作答`);
    const days = tables.map(({ asOf }) => asOf).filter(isDay);
    return {
      state: 'ready',
      subject: { ...subject, name: known.name },
      industry: known.classification ?? null,
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

  /** With the industry of a company, where something about it is asked for. */
  private async withIndustry(
    known: KnownSubject,
    requests: readonly DataRequest[],
    asker: Asker,
  ): Promise<KnownSubject> {
    const { company, industry } = known;
    if (company === undefined || industry !== undefined || !requests.some(isOfIndustry)) return known;
    try {
      const found = await industryOfCompany(company.id, this.calls, asker);
      return found === null ? known : { ...known, industry: found };
    } catch (error) {
      if (isNotShown(error)) return known;
      throw error;
    }
  }

  private async ask(request: DataRequest, known: KnownSubject, asker: Asker): Promise<Came> {
    const part = partOf(request, known);
    const title = titleOfRequest(request);
    if (part === undefined) return { request, came: null, left: `“${title}”：${known.name}没有这项数据` };
    try {
      const parts = { calls: this.calls, asker };
      return { request, came: await readRequest(request, { name: known.name, part }, parts), left: null };
    } catch (error) {
      if (isNotShown(error)) return { request, came: null, left: `“${title}”：${error.message}` };
      throw error;
    }
  }

  /** Why a table that came may not be answered from, after an opening quotation mark; null when it may. */
  private fault({ request, came, left }: Came, { periods }: Asked): string | null {
    if (left !== null) return null;
    const title = titleOfRequest(request);
    const lines = came?.read.lines ?? [];
    const [newest] = lines;
    if (!newest) return `${title}”没有数据`;
    const day = lastDayOf(newest.period);
    if (day === null) return null;
    const past = (Date.parse(shanghaiDate(this.clock.now())) - Date.parse(day)) / 86_400_000;
    if (past > (isDay(newest.period) ? STALE_DAYS.day : STALE_DAYS.period))
      return `${title}”只到 ${newest.label}，已经过期`;
    const has = lines.some(({ period }) => periods.includes(period));
    return isDay(newest.period) || periods.length === 0 || has
      ? null
      : `${title}”没有 ${periods.join('、')} 的数据，最新的是 ${newest.label}`;
  }
}

const refused = (reason: string): NoReading => ({ state: 'refused', reason });

/** A refusal that concerns this table alone: not for the asker, or not there for this subject. */
const isNotShown = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.status === 403 || error.status === 404);
