import { reportCalls } from '@console/contract-industry';
import type { SegmentPivot, Session } from '@console/contract-core';
import { isListedOn, isMemberOn } from '@console/market/facts';
import { buildSegmentPivot, type Segment } from '@console/market/statements';
import { answers, by } from '@console/node-kit/http';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { industrySet, type AskedSet } from '../facts/industry-set.ts';
import { queries } from '../queries.ts';

type Asked = { readonly dataId: number } & Pick<AskedSet, 'members'>;

/** The items that are shown by name: those with the most revenue in any period. */
const MOST_ITEMS = 40;
const OTHERS = '其他（合计）';

/** The segments of an industry's revenue. */
@Injectable()
export class SegmentsService {
  constructor(private readonly database: DataSource) {}

  /** Refuses with 404 an industry the tenant does not have. */
  async pivot(
    { tenantId }: Session,
    { dataId, members }: Asked,
    kind: 'product' | 'region',
  ): Promise<SegmentPivot> {
    const set = await industrySet(this.database, { tenantId, industryId: dataId, members });
    const rows = await queries(this.database)
      .selectFrom('market.business_segment as t')
      .innerJoin(set.members.as('m'), 'm.security_id', 't.security_id')
      .innerJoin('market.security as s', 's.id', 't.security_id')
      .where('t.kind', '=', kind)
      .where(({ ref }) => isMemberOn(set, ref('t.security_id'), ref('t.report_period')))
      .where(({ ref }) =>
        isListedOn({ listed: ref('s.list_date'), delisted: ref('s.delist_date') }, ref('t.report_period')),
      )
      .groupBy(['t.report_period', 't.item'])
      .orderBy('t.report_period')
      .select(['t.report_period as period', 't.item'])
      .select(({ fn, ref }) => [
        fn.max('t.announce_date').as('announced'),
        fn.sum<number>('t.revenue').as('revenue'),
        // The cost of an item is not known where one member does not disclose it.
        sql<number | null>`IF(COUNT(*) = COUNT(${ref('t.cost')}), SUM(${ref('t.cost')}), NULL)`.as('cost'),
      ])
      .execute();
    return { ...buildSegmentPivot(largest(rows)), asOf: rows.at(-1)?.announced ?? null };
  }
}

export const segmentsAnswers = answers(reportCalls, {
  productSegments: by(SegmentsService, (segments, input, { session }) =>
    segments.pivot(session, input, 'product'),
  ),
  regionSegments: by(SegmentsService, (segments, input, { session }) =>
    segments.pivot(session, input, 'region'),
  ),
});

/** The segments with small items as one: members name thousands of products. */
function largest(segments: readonly Segment[]): readonly Segment[] {
  const most = new Map<string, number>();
  for (const { item, revenue } of segments) most.set(item, Math.max(revenue, most.get(item) ?? 0));
  const named = [...most]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_ITEMS)
    .map(([item]) => item);
  const shown = new Set(named);
  return segments.map((segment) => (shown.has(segment.item) ? segment : { ...segment, item: OTHERS }));
}
