import { turnVersion } from '@console/ecology';
import type { FactMembers } from '@console/market/facts';
import { HeldPanels, type PanelFrame } from '@console/market/panels';
import { newestLoad } from '@console/market/read';
import type { Listings, MemberSpells } from '@console/quant';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { spellsOf } from '../days/member-spells-of.ts';
import { epochDay } from '../reports/report-days.ts';
import { industrySet, type AskedSet } from './industry-set.ts';
import { memberTerms, type MemberTerm } from './member-terms.ts';

/** For some hundred thousand members of all kept sets. */
const MOST_BYTES = 128 * 1024 ** 2;
const TERM_BYTES = 400;

/** The members of an industry as of one state of the data and of the tenant's industries. */
export class IndustryMembers implements FactMembers {
  readonly securities: readonly number[];
  private readonly companies: ReadonlyMap<number, number | null>;
  private readonly spans: ReadonlyMap<number, readonly Span[]> | null;
  private readonly listed: ReadonlyMap<number, readonly Span[]>;
  private spells: { readonly version: string; readonly own: MemberSpells } | null = null;

  constructor(
    /** The same for the same members alone. */
    readonly key: string,
    /** Whether those of each day count: today's otherwise. */
    readonly history: boolean,
    /** By security. */
    readonly terms: readonly MemberTerm[],
  ) {
    this.securities = [...new Set(terms.map(({ security }) => security))];
    this.companies = new Map(terms.map(({ security, company }) => [security, company]));
    this.spans = history ? spansOf(terms, ({ joined, left }) => [joined, left]) : null;
    this.listed = spansOf(terms, ({ since, until }) => [since, until]);
  }

  readonly counts = (security: number, day: number): boolean =>
    this.spans === null ? this.companies.has(security) : isWithin(this.spans.get(security), day);

  /** Whether a security is a member on a day, and listed. */
  readonly isListedMember = (security: number, day: number): boolean =>
    isWithin(this.listed.get(security), day);

  /** The same for a day `YYYY-MM-DD`, null for one that is not known. */
  countsOn(security: number, day: string | null): boolean {
    return this.counts(security, day === null ? NaN : epochDay(day));
  }

  readonly companyOf = (security: number): number | null => this.companies.get(security) ?? null;

  /** The members in the rows of panels. */
  spellsIn(frame: PanelFrame, listings: Listings): MemberSpells {
    if (this.spells?.version !== frame.version)
      this.spells = { version: frame.version, own: spellsOf(this.terms, { ...frame, listings }) };
    return this.spells.own;
  }
}

/** Days since 1970-01-01: from one on, before the other. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const isWithin = (spans: readonly Span[] = [], day: number): boolean =>
  spans.some(({ from, to }) => from <= day && day < to);

function spansOf(
  terms: readonly MemberTerm[],
  daysOf: (term: MemberTerm) => readonly [from: string, to: string | null],
): ReadonlyMap<number, readonly Span[]> {
  const spans = new Map<number, Span[]>();
  for (const term of terms) {
    const [from, to] = daysOf(term);
    const span = { from: epochDay(from), to: to === null ? Infinity : epochDay(to) };
    const own = spans.get(term.security);
    if (own === undefined) spans.set(term.security, [span]);
    else own.push(span);
  }
  return spans;
}

/** The members of industries, read again only after a change of the tenant's industries or a load of market data. */
@Injectable()
export class IndustryMembersReader {
  private readonly kept = new HeldPanels<IndustryMembers>(
    MOST_BYTES,
    ({ terms }) => (terms.length + 1) * TERM_BYTES,
  );

  constructor(private readonly database: DataSource) {}

  /** Refuses with 404 as `industrySet`. */
  async read(asked: AskedSet): Promise<IndustryMembers> {
    const { tenantId, industryId, members = '' } = asked;
    const [turn, load] = await Promise.all([turnVersion(this.database, tenantId), newestLoad(this.database)]);
    const key = JSON.stringify([tenantId, turn, load, industryId, members]);
    return this.kept.ask(key, async () => {
      const set = await industrySet(this.database, asked);
      return new IndustryMembers(key, set.spans !== undefined, await memberTerms(this.database, set));
    });
  }
}
