import { reportCalls } from '@console/contract-industry';
import type { SegmentPivot, Session } from '@console/contract-core';
import { buildSegmentPivot, type Segment } from '@console/market/statements';
import { answers, by } from '@console/node-kit/http';
import { orNull } from '@console/quant';
import { Injectable } from '@nestjs/common';
import { IndustryMembersReader, type IndustryMembers } from '../facts/industry-members.ts';
import type { AskedSet } from '../facts/industry-set.ts';
import type { MarketValues } from '../reports/market-values.ts';
import { dayOf, epochDay } from '../reports/report-days.ts';
import { ReportHistories } from '../reports/report-histories.ts';
import { setMembers } from '../reports/set-members.ts';
import { segmentCoverage } from './segment-coverage.ts';
import { SegmentReader, type SegmentKind, type SegmentRows } from './segment-rows.ts';

type Asked = { readonly dataId: number } & Pick<AskedSet, 'members'>;

/** The items that are shown by name: those with the most revenue in any period. */
const MOST_ITEMS = 40;
const OTHERS = '其他（合计）';

/** The segments of an industry's revenue. */
@Injectable()
export class SegmentsService {
  private readonly made = new WeakMap<SegmentRows, WeakMap<IndustryMembers, SegmentPivot>>();

  constructor(
    private readonly members: IndustryMembersReader,
    private readonly segments: SegmentReader,
    private readonly histories: ReportHistories,
  ) {}

  /** Made once for the same members. Refuses with 404 an industry the tenant does not have. */
  async pivot({ tenantId }: Session, { dataId, members }: Asked, kind: SegmentKind): Promise<SegmentPivot> {
    const [set, rows] = await Promise.all([
      this.members.read({ tenantId, industryId: dataId, members }),
      this.segments.read(kind),
    ]);
    const ofRows = this.made.get(rows) ?? new WeakMap<IndustryMembers, SegmentPivot>();
    this.made.set(rows, ofRows);
    const pivot = ofRows.get(set) ?? pivotOf(rows, set, await this.histories.read(({ market }) => market()));
    ofRows.set(set, pivot);
    return pivot;
  }
}

interface Sum {
  readonly period: number;
  readonly item: number;
  revenue: number;
  /** NaN where one member does not disclose it. */
  cost: number;
}

/** The sums over the members of each period, while they are listed. */
function pivotOf(rows: SegmentRows, members: IndustryMembers, market: MarketValues): SegmentPivot {
  const { securities, period, item, revenue, cost, announced, periods, items } = rows;
  const days = periods.map(epochDay);
  const sums = new Map<number, Sum>();
  const known = new Map<number, number>();
  const disclosed = new Map<string, Set<number>>();
  for (let row = 0; row < securities.length; row += 1) {
    const [at, of] = [period[row] as number, item[row] as number];
    if (!members.isListedMember(securities[row] as number, days[at] ?? NaN)) continue;
    const key = at * items.length + of;
    const sum = sums.get(key) ?? { period: at, item: of, revenue: 0, cost: 0 };
    sum.revenue += revenue[row] as number;
    sum.cost += cost[row] as number;
    sums.set(key, sum);
    const day = periods[at] ?? '';
    disclosed.set(day, (disclosed.get(day) ?? new Set()).add(securities[row] as number));
    known.set(at, Math.max(known.get(at) ?? -Infinity, announced[row] as number));
  }
  const segments = [...sums.values()].map((sum) => ({
    period: periods[sum.period] ?? '',
    item: items[sum.item] ?? '',
    revenue: sum.revenue,
    cost: orNull(sum.cost),
  }));
  const newest = [...known.keys()].sort((one, other) => ((days[one] ?? 0) < (days[other] ?? 0) ? 1 : -1))[0];
  const asOf = newest === undefined ? undefined : known.get(newest);
  return {
    ...buildSegmentPivot(largest(segments)),
    coverage: segmentCoverage(disclosed, setMembers(members), market),
    asOf: asOf === undefined ? null : dayOf(asOf),
  };
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
