import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MAP_MEMBERS, type industryEntries, type MapTile } from '@console/contract-industry';
import { isThin, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { presentIndustry, turnVersion } from '@console/ecology';
import { HeldPanels } from '@console/market/panels';
import { newestLoad } from '@console/market/read';
import { DataSource } from 'typeorm';
import { IndustryDays, type OpenSets } from '../days/industry-days.ts';
import type { SetDays } from '../days/set-days.ts';
import { IndustryMembersReader } from '../facts/industry-members.ts';
import { levelTerms, type AskedLevel, type LevelTerm } from '../facts/level-terms.ts';
import { QuoteRows } from '../facts/quote-rows.ts';
import { listedIndustries } from './listed-industries.ts';
import { mapFigures, type MapSpans, type TileFigures } from './map-figures.ts';

type Entry = typeof industryEntries.industryMap;
type Answer = OutputOf<Entry>;

/** For some dozens of maps; a tile takes about a kilobyte. */
const MOST_BYTES = 16 * 1024 ** 2;
const TILE_BYTES = 1024;
/** For the terms of some dozens of levels. */
const MOST_TERM_BYTES = 64 * 1024 ** 2;
const TERM_BYTES = 200;

/** The terms of the members of a level, by industry. */
interface Level {
  /** The same for the same terms alone. */
  readonly key: string;
  readonly count: number;
  readonly byIndustry: ReadonlyMap<number, readonly LevelTerm[]>;
}

/** The market as tiles, each a set of companies by day. */
@Injectable()
export class IndustryMapService {
  private readonly figures = new HeldPanels<ReadonlyMap<number, TileFigures>>(
    MOST_BYTES,
    ({ size }) => size * TILE_BYTES,
  );
  private readonly levels = new HeldPanels<Level>(MOST_TERM_BYTES, ({ count }) => (count + 1) * TERM_BYTES);

  constructor(
    private readonly database: DataSource,
    private readonly industries: IndustryDays,
    private readonly membersOf: IndustryMembersReader,
    private readonly quotes: QuoteRows,
  ) {}

  /** Refuses (404) a pool that the tenant does not have. */
  async map(session: Session, { span, years, ...asked }: InputOf<Entry>): Promise<Answer> {
    const { tenantId } = session;
    const spans = { span: Number(span), years };
    if (asked.pool !== undefined) return this.members(tenantId, asked.pool, spans);
    const [listed, { key, byIndustry }] = await Promise.all([
      listedIndustries(this.database, tenantId, asked),
      this.level({ tenantId, ...asked }),
    ]);
    if (listed.length === 0) return NOTHING;
    return this.industries.readSets(async (sets) => {
      const figures = await this.figuresOf(sets, spans, {
        key,
        sets: listed.map(({ id }) => [id, () => sets.of(byIndustry.get(id) ?? [])]),
      });
      const tiles = listed.flatMap(({ id, ...named }): MapTile[] => {
        const own = figures.get(id);
        return own === undefined ? [] : [{ industryId: id, corpId: null, ...named, ...own }];
      });
      return { tiles: shown(tiles), poolName: null, ...daysOf(sets, spans) };
    });
  }

  /** The terms of a level, read again only after a change of the tenant's industries or a load of market data. */
  private async level({ tenantId, type, level }: AskedLevel): Promise<Level> {
    const [turn, load] = await Promise.all([turnVersion(this.database, tenantId), newestLoad(this.database)]);
    return this.levels.ask(JSON.stringify([tenantId, turn, load, type, level]), async () => {
      const terms = await levelTerms(this.database, { tenantId, type, level });
      return { key: hashOf(JSON.stringify(terms)), count: terms.length, byIndustry: termsByIndustry(terms) };
    });
  }

  /** The largest members of a pool. */
  private async members(tenantId: string, pool: number, spans: MapSpans): Promise<Answer> {
    const [{ name: poolName }, set, quotes] = await Promise.all([
      presentIndustry(this.database, tenantId, pool),
      this.membersOf.read({ tenantId, industryId: pool, members: 'now' }),
      this.quotes.all(),
    ]);
    const own = new Set(set.securities);
    const largest = quotes
      .filter(({ security }) => own.has(security))
      .sort(
        (one, other) => (other.totalCapital ?? 0) - (one.totalCapital ?? 0) || one.security - other.security,
      )
      .slice(0, MAP_MEMBERS);
    return this.industries.readSets(async (sets) => {
      const ids = largest.map(({ security }) => security);
      const figures = await this.figuresOf(sets, spans, {
        key: hashOf(ids.join()),
        sets: ids.map((id) => [id, () => sets.security(id)]),
      });
      const tiles = largest.flatMap(({ security, shortName: name, stockCode: code }): MapTile[] => {
        const made = figures.get(security);
        const corpId = set.companyOf(security);
        return made === undefined
          ? []
          : [{ industryId: null, corpId, name, code, parentName: null, ...made }];
      });
      return { tiles: shown(tiles), poolName, ...daysOf(sets, spans) };
    });
  }

  /** The figures of sets by their id, made once for the same data, members and spans. */
  private figuresOf(
    { frame, market }: OpenSets,
    spans: MapSpans,
    {
      key,
      sets,
    }: { readonly key: string; readonly sets: readonly (readonly [number, () => Promise<SetDays>])[] },
  ): Promise<ReadonlyMap<number, TileFigures>> {
    return this.figures.ask([frame.version, spans.span, spans.years, key].join(' '), async () => {
      const { values } = await (await market()).figure('index');
      const made = new Map<number, TileFigures>();
      for (const [id, daysOfSet] of sets) made.set(id, await mapFigures(await daysOfSet(), spans, values));
      return made;
    });
  }
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64');

const NOTHING: Answer = { tiles: [], poolName: null, since: null, asOf: null };

function termsByIndustry(terms: readonly LevelTerm[]): ReadonlyMap<number, readonly LevelTerm[]> {
  const found = new Map<number, LevelTerm[]>();
  for (const term of terms) {
    const own = found.get(term.industryId);
    if (own === undefined) found.set(term.industryId, [term]);
    else own.push(term);
  }
  return found;
}

/** The tiles that have a size, largest first; those whose size is of too few members are not ranked among them. */
const shown = (tiles: readonly MapTile[]): MapTile[] =>
  tiles
    .filter(({ totalCapital }) => totalCapital !== null && totalCapital > 0)
    .sort(
      (one, other) =>
        Number(isThin(one)) - Number(isThin(other)) || (other.totalCapital ?? 0) - (one.totalCapital ?? 0),
    );

function daysOf({ frame: { dates } }: OpenSets, { span }: MapSpans): Pick<Answer, 'since' | 'asOf'> {
  const last = dates.length - 1;
  return { since: dates[last - span] ?? null, asOf: dates[last] ?? null };
}
