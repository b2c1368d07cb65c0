import type { EcologyTables } from '@console/ecology';
import { allows, type Clock, type Session } from '@console/contract-core';
import type { MartTables } from '@console/market/schema';
import { CLOCK } from '@console/node-kit/config';
import { queriesOf } from '@console/node-kit/queries';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NameBook, type FoundSubject, type NamedSubject } from './name-book.ts';

/** How long the names of a tenant are kept. */
const KEPT_MS = 60_000;

interface Kept {
  readonly at: number;
  readonly book: Promise<NameBook>;
}

/** Finds what questions name among the companies and industries of their tenant. */
@Injectable()
export class NameBooks {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What the question names of what the asker may see, the surest first. A name counts at most a minute late. */
  async find({ tenantId, authorities }: Session, question: string): Promise<readonly FoundSubject[]> {
    const seen = {
      company: allows(['gssjk_gn', 'gssjk_gn_view'], authorities),
      industry: allows('hysjk_gn', authorities),
    };
    const book = await this.bookOf(tenantId);
    return book.find(question).filter(({ kind }) => seen[kind]);
  }

  /** The names of a tenant's companies and industries; those of up to a minute ago. */
  async bookOf(tenantId: string): Promise<NameBook> {
    const now = this.clock.now();
    const kept = this.kept.get(tenantId);
    if (kept && Math.abs(now - kept.at) < KEPT_MS) return kept.book;
    const book = this.read(tenantId);
    this.kept.set(tenantId, { at: now, book });
    try {
      return await book;
    } catch (error) {
      if (this.kept.get(tenantId)?.book === book) this.kept.delete(tenantId);
      throw error;
    }
  }

  private async read(tenantId: string): Promise<NameBook> {
    const queries = queriesOf<EcologyTables & MartTables>(this.database);
    const [companies, industries] = await Promise.all([
      queries
        .selectFrom('ecology.company as c')
        .innerJoin('market.security as s', 's.id', 'c.security_id')
        .select(['c.id', 's.code', 's.exchange', 's.name', 's.full_name', 's.pinyin', 's.pinyin_initials'])
        .where('c.tenant_id', '=', tenantId)
        .where('c.deleted_at', 'is', null)
        .orderBy('s.code')
        .execute(),
      // Shenwan's and the tenant's own before those of other classifications, as in the search.
      queries
        .selectFrom('ecology.industry as i')
        .select(['i.id', 'i.name', 'i.code'])
        .where('i.tenant_id', '=', tenantId)
        .where('i.removed_at', 'is', null)
        .orderBy('i.variant', 'desc')
        .orderBy('i.level')
        .orderBy('i.code')
        .execute(),
    ]);
    return new NameBook([
      ...companies.map(
        ({
          id,
          code,
          exchange,
          name,
          full_name: fullName,
          pinyin,
          pinyin_initials: initials,
        }): NamedSubject => ({
          kind: 'company',
          id,
          name,
          words: [
            { text: wordOf(`${code}.${exchange}`), by: 'code' },
            { text: wordOf(code), by: 'code' },
            { text: wordOf(name), by: 'name' },
            { text: wordOf(fullName ?? ''), by: 'name' },
            { text: wordOf(pinyin ?? ''), by: 'pinyin' },
            { text: wordOf(initials ?? ''), by: 'initials' },
          ],
        }),
      ),
      ...industries.map(({ id, name, code }): NamedSubject => ({
        kind: 'industry',
        id,
        name,
        words: [
          { text: wordOf(name), by: 'name' },
          { text: wordOf(code), by: 'code' },
        ],
      })),
    ]);
  }
}

const wordOf = (text: string): string => text.normalize('NFKC').toLowerCase();
