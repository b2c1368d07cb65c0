import { Injectable } from '@nestjs/common';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import type { dayCalls } from '@console/contract-industry';
import { TOTAL } from '../days/day-figures.ts';
import { IndustryDays } from '../days/industry-days.ts';
import type { SetDays } from '../days/set-days.ts';
import { industriesAbove } from '../facts/industries-above.ts';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { memberNames } from './member-names.ts';

type Call = (typeof dayCalls)['capitalShares'];

/** How many parts of a pie are drawn with their name; all others are one. */
const MOST_PARTS = 10;
const OTHERS = '其他';

interface Part {
  readonly shortName: string;
  readonly totalCapital: number;
}

/** The parts of an industry's market value. */
@Injectable()
export class CapitalShares {
  constructor(
    private readonly industries: IndustryDays,
    private readonly database: DataSource,
  ) {}

  /** On the newest day with a market value; empty without one. Refuses with 404 as `industrySet`. */
  shares({ tenantId }: Session, { industryId, members }: InputOf<Call>): Promise<OutputOf<Call>> {
    const asked = { tenantId, industryId, members };
    return this.industries.read(asked, async ({ days, other }) => {
      const { counts } = await days.figure('totalCapital');
      const row = counts.findLastIndex((count) => count > 0);
      if (row < 0) return [];
      const capital = await capitalOn(days, row);
      const below = await this.below(asked);
      const parts =
        below.length > 0
          ? await this.ofIndustries(capital, below, async (id) => {
              const set = await other({ ...asked, industryId: id });
              return membersAt(set, row);
            })
          : await this.ofMembers(tenantId, capital);
      const [own] = await industriesAbove(this.database, asked);
      const whole = [...capital.values()].reduce((sum, value) => sum + value, 0);
      return foldedParts(parts).map(({ shortName, totalCapital }) => ({
        industryName: own?.name ?? '',
        shortName,
        totalCapital,
        totalCapitalRate: totalCapital / whole,
        reportDate: days.dayOf(row) ?? '',
        corpNum: capital.size,
        memberNum: days.memberCounts[row] ?? 0,
      }));
    });
  }

  private below({ tenantId, industryId }: { readonly tenantId: string; readonly industryId: number }) {
    return queries(this.database)
      .selectFrom('ecology.industry')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('parent_id', '=', industryId)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute();
  }

  /** A company counts in the first of its industries; those of none of them are one part of their own. */
  private async ofIndustries(
    capital: ReadonlyMap<number, number>,
    below: readonly { readonly id: number; readonly name: string }[],
    membersOf: (id: number) => Promise<readonly number[]>,
  ): Promise<readonly Part[]> {
    const left = new Map(capital);
    const parts: Part[] = [];
    for (const { id, name } of below) {
      let totalCapital = 0;
      for (const stock of await membersOf(id)) {
        totalCapital += left.get(stock) ?? 0;
        left.delete(stock);
      }
      parts.push({ shortName: name, totalCapital });
    }
    const direct = [...left.values()].reduce((sum, value) => sum + value, 0);
    return [...parts, { shortName: '未细分', totalCapital: direct }];
  }

  private async ofMembers(tenantId: string, capital: ReadonlyMap<number, number>): Promise<readonly Part[]> {
    const largest = [...capital].sort(([, one], [, other]) => other - one);
    const names = await memberNames(
      this.database,
      tenantId,
      largest.slice(0, MOST_PARTS).map(([stock]) => stock),
    );
    return largest.map(([stock, totalCapital]) => ({
      shortName: names.get(stock)?.shortName ?? OTHERS,
      totalCapital,
    }));
  }
}

/** The largest parts, and all others as one. */
function foldedParts(parts: readonly Part[]): readonly Part[] {
  const sorted = parts
    .filter(({ totalCapital }) => totalCapital > 0)
    .sort((one, other) => other.totalCapital - one.totalCapital);
  const rest = sorted.slice(MOST_PARTS).reduce((sum, { totalCapital }) => sum + totalCapital, 0);
  const shown = sorted.slice(0, MOST_PARTS);
  return rest > 0 ? [...shown, { shortName: OTHERS, totalCapital: rest }] : shown;
}

/** The stocks that are members on a row. */
function membersAt({ set: { members } }: SetDays, row: number): readonly number[] {
  return [...members.stocks].filter(
    (_, at) => row >= (members.from[at] as number) && row < (members.to[at] as number),
  );
}

/** The market value of each member on a row, of those that have one. */
async function capitalOn(days: SetDays, row: number): Promise<ReadonlyMap<number, number>> {
  const given = await days.given(TOTAL.fields);
  const value = TOTAL.of(given);
  return new Map(
    membersAt(days, row).flatMap((stock): [number, number][] => {
      const own = value(row * days.set.stocks + stock);
      return Number.isNaN(own) ? [] : [[stock, own]];
    }),
  );
}
