import { Injectable } from '@nestjs/common';
import type { financialCalls } from '@console/contract-company';
import { grown, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { EcologicalPeers, type Peer } from './ecological-peers.ts';
import { peerRanks } from './peer-ranks.ts';

type Calls = typeof financialCalls;
type Comparison = OutputOf<Calls['ecologicalComparison']>;
type Valuations = OutputOf<Calls['ecologicalValuations']>;
type Ranking = OutputOf<Calls['ecologicalValuationsSort']>;

type Expected = Awaited<ReturnType<EcologicalComparisonService['newestExpectations']>>[number];

/** A company beside its peers: their forecasts and their valuations. */
@Injectable()
export class EcologicalComparisonService {
  constructor(
    private readonly peers: EcologicalPeers,
    private readonly database: DataSource,
  ) {}

  /** 404 as `ShareOfCompany`. */
  async comparison(
    session: Session,
    { dataId, page, size, year }: InputOf<Calls['ecologicalComparison']>,
  ): Promise<Comparison> {
    const peers = await this.peers.of(session, dataId);
    const shown = pageIn(peers, { page, size });
    const expected = await this.newestExpectations([...peers.slice(0, 1), ...shown]);
    const own = nextYear(expected.filter(({ securityId }) => securityId === peers[0]?.securityId));
    const content = shown.map((peer) => {
      const ofPeer = expected.filter(({ securityId }) => securityId === peer.securityId);
      return rowOf(peer, ofPeer, year ?? own ?? nextYear(ofPeer));
    });
    return { totalElements: peers.length, content, asOf: newest(expected.map(({ day }) => day)) };
  }

  /** 404 as `ShareOfCompany`. */
  async valuations(
    session: Session,
    { dataId, ...page }: InputOf<Calls['ecologicalValuations']>,
  ): Promise<Valuations> {
    const peers = await this.peers.of(session, dataId);
    return {
      totalElements: peers.length,
      content: pageIn(peers, page).map(({ valued }) => valued),
      asOf: newest(peers.map(({ day }) => day)),
    };
  }

  /** 404 as `ShareOfCompany`. */
  async ranking(
    session: Session,
    { dataId, page, size, ...order }: InputOf<Calls['ecologicalValuationsSort']>,
  ): Promise<Ranking> {
    const peers = await this.peers.of(session, dataId);
    const ranks = peerRanks(
      peers.map(({ valued }) => valued),
      order,
    );
    return {
      totalElements: peers.length,
      content: [...pageIn(ranks, { page, size })],
      rank: ranks.find(({ corpId }) => corpId === dataId)?.rank ?? null,
      ranked: ranks.filter(({ rank }) => rank !== null).length,
      asOf: newest(peers.map(({ day }) => day)),
    };
  }

  /** All years of each peer's newest day of forecasts. */
  private newestExpectations(peers: readonly Peer[]) {
    const newest = queries(this.database)
      .selectFrom('market.earnings_forecast')
      .select(({ fn }) => ['security_id', fn.max('report_date').as('day')])
      .where(
        'security_id',
        'in',
        peers.map(({ securityId }) => securityId),
      )
      .groupBy('security_id')
      .as('newest');
    return queries(this.database)
      .selectFrom(newest)
      .innerJoin('market.earnings_forecast as f', (on) =>
        on.onRef('f.security_id', '=', 'newest.security_id').onRef('f.report_date', '=', 'newest.day'),
      )
      .select([
        'f.security_id as securityId',
        'f.report_date as day',
        'f.fiscal_year as year',
        'f.is_actual as actual',
      ])
      .select([
        'f.institution_count as institutionCount',
        'f.operating_total_revenue as operatingTotalRevenue',
      ])
      .select([
        'f.net_profit_parent as netProfitParent',
        'f.eps',
        'f.gross_margin as gpMargin',
        'f.roe',
        'f.roic',
      ])
      .execute();
  }
}

function rowOf(
  { valued: { corpId, stockCode, shortName } }: Peer,
  ofPeer: readonly Expected[],
  year: number | null,
): Comparison['content'][number] {
  const of = ofPeer.find((one) => one.year === year);
  const before = ofPeer.find((one) => year !== null && one.year === year - 1);
  return {
    corpId,
    stockCode,
    shortName,
    year: of?.year ?? null,
    institutionCount: of?.institutionCount ?? null,
    operatingTotalRevenue: of?.operatingTotalRevenue ?? null,
    ...grown('operatingRevenueYoy', of?.operatingTotalRevenue, before?.operatingTotalRevenue),
    netProfitParent: of?.netProfitParent ?? null,
    ...grown('netProfitYoy', of?.netProfitParent, before?.netProfitParent),
    eps: of?.eps ?? null,
    gpMargin: of?.gpMargin ?? null,
    roe: of?.roe ?? null,
    roic: of?.roic ?? null,
  };
}

/** The first year that is not reported yet. */
function nextYear(ofPeer: readonly Expected[]): number | null {
  const years = ofPeer.filter(({ actual }) => actual === 0).map(({ year }) => year);
  return years.length === 0 ? null : Math.min(...years);
}

const pageIn = <Row>(
  rows: readonly Row[],
  { page, size }: { readonly page: number; readonly size: number },
): readonly Row[] => rows.slice(page * size, (page + 1) * size);

const newest = (days: readonly (string | null)[]): string | null =>
  days.reduce((so, day) => (so === null || (day !== null && day > so) ? day : so), null);
