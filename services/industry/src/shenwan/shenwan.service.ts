import { Inject, Injectable } from '@nestjs/common';
import type { industryEntries, ShenwanOption } from '@console/contract-industry';
import { shanghaiDate, type Clock, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { readyTurn, ShenwanKeeper, type OfficialIndustry } from '@console/ecology';
import { shenwanTree, type ShenwanNode } from '@console/market/read';
import { CLOCK } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import { DataSource } from 'typeorm';

/** The current official Shenwan tree, with a mark for industries that are in the default classification. */
@Injectable()
export class ShenwanService {
  constructor(
    private readonly database: DataSource,
    private readonly keeper: ShenwanKeeper,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async options(): Promise<ShenwanOption[]> {
    return (await this.tree()).map(optionOf);
  }

  async checked(tenantId: string): Promise<OutputOf<typeof industryEntries.shenwanChecked>> {
    const official = listed(await this.tree(), null);
    const { codes, mark } = await this.keeper.kept(this.database, tenantId, official);
    return { codes: [...codes], mark };
  }

  /** Saves a choice. Refuses like `ShenwanKeeper.keep`. */
  async save(
    session: Session,
    { industries, mark }: InputOf<typeof industryEntries.saveShenwan>,
  ): Promise<boolean> {
    const official = listed(await this.tree(), null);
    const chosen = industries.map(({ swid, level }) => ({ code: swid, level }));
    await readyTurn(this.database, session.tenantId);
    await transact(this.database, (manager) =>
      this.keeper.keep(manager, session, { official, chosen, mark }),
    );
    return true;
  }

  private tree(): Promise<readonly ShenwanNode[]> {
    return shenwanTree(this.database, shanghaiDate(this.clock.now()));
  }
}

const optionOf = ({ code, name, level, children }: ShenwanNode): ShenwanOption => ({
  industryId: code,
  industryName: name,
  industryLevel: level,
  children: children.map(optionOf),
});

const listed = (nodes: readonly ShenwanNode[], parentCode: string | null): readonly OfficialIndustry[] =>
  nodes.flatMap(({ code, name, level, children }) => [
    { code, name, level, parentCode },
    ...listed(children, code),
  ]);
