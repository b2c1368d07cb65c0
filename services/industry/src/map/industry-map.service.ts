import { Injectable } from '@nestjs/common';
import { MAP_MEMBERS, type industryEntries, type MapTile } from '@console/contract-industry';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { IndustryReader } from '@console/ecology';
import { DataSource } from 'typeorm';
import { IndustryDays, type OpenDays } from '../days/industry-days.ts';
import { industrySet } from '../facts/industry-set.ts';
import { queries } from '../queries.ts';
import { listedIndustries } from './listed-industries.ts';
import { mapFigures, type TileFigures } from './map-figures.ts';

type Map = typeof industryEntries.industryMap;
type Answer = OutputOf<Map>;

/** The market as tiles, each a set of companies by day. */
@Injectable()
export class IndustryMapService {
  constructor(
    private readonly database: DataSource,
    private readonly industries: IndustryDays,
    private readonly reader: IndustryReader,
  ) {}

  /** Refuses (404) a pool that the tenant does not have. */
  async map(session: Session, asked: InputOf<Map>): Promise<Answer> {
    const { tenantId } = session;
    const { pool, span } = asked;
    if (pool !== undefined) return this.members(tenantId, pool, Number(span));
    const listed = await listedIndustries(this.database, tenantId, asked);
    const [first] = listed;
    if (first === undefined) return NOTHING;
    return this.industries.read({ tenantId, industryId: first.id }, async (open) => {
      const market = await marketIndex(open);
      const tiles: MapTile[] = [];
      for (const { id, ...named } of listed) {
        const days = await open.other({ tenantId, industryId: id });
        const figures = await mapFigures(days, Number(span), market);
        tiles.push({ industryId: id, corpId: null, ...named, ...figures });
      }
      return { tiles: shown(tiles), poolName: null, ...daysOf(open, Number(span)) };
    });
  }

  /** The largest members of a pool. */
  private async members(tenantId: string, pool: number, span: number): Promise<Answer> {
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
    return this.industries.read({ tenantId, industryId: pool }, async (open) => {
      const market = await marketIndex(open);
      const tiles: MapTile[] = [];
      for (const { security_id: security, company_id: corpId, name, code } of members) {
        const figures: TileFigures = await mapFigures(await open.security(security), span, market);
        tiles.push({ industryId: null, corpId, name, code, parentName: null, ...figures });
      }
      return { tiles: shown(tiles), poolName: industryName, ...daysOf(open, span) };
    });
  }
}

const NOTHING: Answer = { tiles: [], poolName: null, since: null, asOf: null };

const marketIndex = async (open: OpenDays): Promise<Float64Array> =>
  (await (await open.market()).figure('index')).values;

/** The tiles that have a size, largest first. */
const shown = (tiles: readonly MapTile[]): MapTile[] =>
  tiles
    .filter(({ totalCapital }) => totalCapital !== null && totalCapital > 0)
    .sort((one, other) => (other.totalCapital ?? 0) - (one.totalCapital ?? 0));

function daysOf({ days }: OpenDays, span: number): Pick<Answer, 'since' | 'asOf'> {
  const last = days.frame.dates.length - 1;
  return { since: days.dayOf(last - span), asOf: days.dayOf(last) };
}
