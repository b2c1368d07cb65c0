import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MAP_MEMBERS, type industryEntries, type MapTile } from '@console/contract-industry';
import { isThin, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { IndustryReader } from '@console/ecology';
import { HeldPanels } from '@console/market/panels';
import { DataSource } from 'typeorm';
import { IndustryDays, type OpenSets } from '../days/industry-days.ts';
import type { SetDays } from '../days/set-days.ts';
import { industrySet } from '../facts/industry-set.ts';
import { levelTerms, type LevelTerm } from '../facts/level-terms.ts';
import { queries } from '../queries.ts';
import { listedIndustries } from './listed-industries.ts';
import { mapFigures, type MapSpans, type TileFigures } from './map-figures.ts';

type Entry = typeof industryEntries.industryMap;
type Answer = OutputOf<Entry>;

/** For some dozens of maps; a tile takes about a kilobyte. */
const MOST_BYTES = 16 * 1024 ** 2;
const TILE_BYTES = 1024;

/** The market as tiles, each a set of companies by day. */
@Injectable()
export class IndustryMapService {
  private readonly figures = new HeldPanels<ReadonlyMap<number, TileFigures>>(
    MOST_BYTES,
    ({ size }) => size * TILE_BYTES,
  );

  constructor(
    private readonly database: DataSource,
    private readonly industries: IndustryDays,
    private readonly reader: IndustryReader,
  ) {}

  /** Refuses (404) a pool that the tenant does not have. */
  async map(session: Session, { span, years, ...asked }: InputOf<Entry>): Promise<Answer> {
    const { tenantId } = session;
    const spans = { span: Number(span), years };
    if (asked.pool !== undefined) return this.members(tenantId, asked.pool, spans);
    const [listed, terms] = await Promise.all([
      listedIndustries(this.database, tenantId, asked),
      levelTerms(this.database, { tenantId, ...asked }),
    ]);
    if (listed.length === 0) return NOTHING;
    return this.industries.readSets(async (sets) => {
      const byIndustry = termsByIndustry(terms);
      const figures = await this.figuresOf(sets, spans, {
        key: JSON.stringify(terms),
        sets: listed.map(({ id }) => [id, () => sets.of(byIndustry.get(id) ?? [])]),
      });
      const tiles = listed.flatMap(({ id, ...named }): MapTile[] => {
        const own = figures.get(id);
        return own === undefined ? [] : [{ industryId: id, corpId: null, ...named, ...own }];
      });
      return { tiles: shown(tiles), poolName: null, ...daysOf(sets, spans) };
    });
  }

  /** The largest members of a pool. */
  private async members(tenantId: string, pool: number, spans: MapSpans): Promise<Answer> {
    const { industryName } = await this.reader.find(tenantId, pool);
    const set = await industrySet(this.database, { tenantId, industryId: pool, members: 'now' });
    const members = await queries(this.database)
      .selectFrom(set.members.as('m'))
      .innerJoin('market.security as s', 's.id', 'm.security_id')
      .innerJoin('market.latest_quote as q', 'q.security_id', 's.id')
      .select(['m.security_id', 'm.company_id', 's.name', 's.code'])
      .where('s.status', '=', 'listed')
      .orderBy('q.total_capital', 'desc')
      .orderBy('s.id')
      .limit(MAP_MEMBERS)
      .execute();
    return this.industries.readSets(async (sets) => {
      const ids = members.map(({ security_id: id }) => id);
      const figures = await this.figuresOf(sets, spans, {
        key: ids.join(),
        sets: ids.map((id) => [id, () => sets.security(id)]),
      });
      const tiles = members.flatMap(({ security_id: id, company_id: corpId, name, code }): MapTile[] => {
        const own = figures.get(id);
        return own === undefined ? [] : [{ industryId: null, corpId, name, code, parentName: null, ...own }];
      });
      return { tiles: shown(tiles), poolName: industryName, ...daysOf(sets, spans) };
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
    const hash = createHash('sha1').update(key).digest('base64');
    return this.figures.ask([frame.version, spans.span, spans.years, hash].join(' '), async () => {
      const { values } = await (await market()).figure('index');
      const made = new Map<number, TileFigures>();
      for (const [id, daysOfSet] of sets) made.set(id, await mapFigures(await daysOfSet(), spans, values));
      return made;
    });
  }
}

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
