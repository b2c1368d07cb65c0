import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import type { poolCalls } from '@console/contract-invest';
import { Records, type RecordChange } from '@console/node-kit/records';
import { queries } from '../../queries.ts';
import { STYLES } from '../../styles/style-records.ts';
import { pinnedCodes, poolCompanies } from './pool-companies.ts';

type Pinning = InputOf<typeof poolCalls.pinStocks>;

/** The user pools of styles: companies of the tenant that its users pinned. */
@Injectable()
export class PinnedStocksService {
  constructor(private readonly records: Records) {}

  /**
   * Pins companies to a style; how many were not pinned before.
   * @throws Refusal notFound of a style or company that the tenant does not have
   */
  pin(session: Session, { styleId, corpIds }: Pinning): Promise<number> {
    return this.records.change(session, async (change) => {
      const { manager, writing } = change;
      const { codes, pinned } = await this.lock(change, { styleId, corpIds });
      const added = codes.filter((code) => !pinned.has(code));
      if (added.length === 0) return 0;
      const rest = { tenant_id: writing.tenantId, style_id: styleId };
      await queries(manager)
        .insertInto('invest.style_pin')
        .values(added.map((code) => ({ ...rest, code, pinned_by: writing.userId, pinned_at: writing.now })))
        .execute();
      await change.record(STYLES, { action: 'pin-stocks', id: styleId, after: { stockCodes: added } });
      return added.length;
    });
  }

  /**
   * Takes companies out of a style's user pool; how many were in it.
   * @throws Refusal notFound of a style or company that the tenant does not have
   */
  unpin(session: Session, { styleId, corpIds }: Pinning): Promise<number> {
    return this.records.change(session, async (change) => {
      const { manager, writing } = change;
      const { codes, pinned } = await this.lock(change, { styleId, corpIds });
      const gone = codes.filter((code) => pinned.has(code));
      if (gone.length === 0) return 0;
      await queries(manager)
        .deleteFrom('invest.style_pin')
        .where('tenant_id', '=', writing.tenantId)
        .where('style_id', '=', styleId)
        .where('code', 'in', gone)
        .execute();
      await change.record(STYLES, { action: 'unpin-stocks', id: styleId, before: { stockCodes: gone } });
      return gone.length;
    });
  }

  /** The codes of the companies and those pinned already, while no one else pins to the style. */
  private async lock(
    change: RecordChange,
    { styleId, corpIds }: Pinning,
  ): Promise<{ readonly codes: readonly string[]; readonly pinned: ReadonlySet<string> }> {
    const { manager, writing } = change;
    await change.lock(STYLES, styleId);
    const ids = [...new Set(corpIds)];
    const companies = await poolCompanies(manager, writing.tenantId, ids);
    if (companies.length < ids.length) throw new Refusal(MESSAGES.notFound);
    return {
      codes: companies.map(({ code }) => code).sort(),
      pinned: new Set(await pinnedCodes(manager, writing.tenantId, styleId)),
    };
  }
}
