import type { OutputOf } from '@console/contract-core';
import type { strategyRecordCalls } from '@console/contract-invest';
import type { Querying } from '@console/node-kit/queries';
import { largestTriangles } from '@console/quant';
import type { MarketIndex } from '../../indexes-with-bars.ts';
import { indexCloses } from './index-closes.ts';

type Returns = OutputOf<(typeof strategyRecordCalls)['strategyReturns']>;

export interface ReturnPoint {
  readonly reportDate: string;
  readonly earningRate: number;
}

/** A return series, or its points that keep the line's shape, with a benchmark that starts at 0 on the first day. */
export async function returnsBeside(
  database: Querying,
  all: readonly ReturnPoint[],
  {
    benchmark,
    maxPoints,
  }: { readonly benchmark: MarketIndex | null; readonly maxPoints?: number | undefined },
): Promise<Returns> {
  const closes = await indexCloses(
    database,
    benchmark?.code ?? null,
    all.map(({ reportDate }) => reportDate),
  );
  const first = closes.get(all[0]?.reportDate ?? '') ?? null;
  const content = drawn(all, maxPoints);
  return {
    content: [...content],
    totalElements: all.length,
    benchmark: content.map(({ reportDate }) => {
      const close = closes.get(reportDate);
      return close === undefined || first === null ? null : close / first - 1;
    }),
    benchmarkName: benchmark?.name ?? null,
  };
}

function drawn(points: readonly ReturnPoint[], most: number | undefined): readonly ReturnPoint[] {
  if (most === undefined) return points;
  const rates = Float64Array.from(points, ({ earningRate }) => earningRate);
  return largestTriangles(rates, most).flatMap((at) => points[at] ?? []);
}
