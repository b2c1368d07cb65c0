import { Injectable } from '@nestjs/common';
import { industryEntries } from '@console/contract-industry';
import type { InputOf, Session } from '@console/contract-core';
import { IndustryWriter, readyTurn } from '@console/ecology';
import { requireAuthority } from '@console/node-kit/auth';
import { Records } from '@console/node-kit/records';
import { DataSource } from 'typeorm';

/** The edits of industries by staff, each in a transaction of its own. Refusals are those of the writer. */
@Injectable()
export class IndustryService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly writer: IndustryWriter,
  ) {}

  /** Adds an industry; returns the new id. Also refuses (403) a user who may add industries, but not at this place. */
  async add(
    session: Session,
    input: InputOf<typeof industryEntries.add>,
    key: string | null,
  ): Promise<number> {
    const parentId = input.parentId ?? null;
    requireAuthority(parentId === null ? 'hysjk_gn_add' : 'hysjk_gn_edit', session);
    const creation = { schema: 'ecology', entry: industryEntries.add, session, key, input } as const;
    await readyTurn(this.database, session.tenantId);
    return this.records.create(creation, (change) =>
      this.writer.add(change, {
        parentId,
        variant: input.type,
        level: input.industryLevel,
        ...fieldsOf(input),
      }),
    );
  }

  async update(session: Session, input: InputOf<typeof industryEntries.update>): Promise<boolean> {
    const { industryId: id, version } = input;
    await readyTurn(this.database, session.tenantId);
    await this.records.change(session, (change) =>
      this.writer.edit(change, { id, version, ...fieldsOf(input) }),
    );
    return true;
  }

  async restore(session: Session, input: InputOf<typeof industryEntries.restoreIndustry>): Promise<boolean> {
    await readyTurn(this.database, session.tenantId);
    await this.records.change(session, (change) => this.writer.restore(change, input));
    return true;
  }

  async delete(session: Session, id: number): Promise<boolean> {
    await readyTurn(this.database, session.tenantId);
    await this.records.change(session, (change) => this.writer.remove(change, id));
    return true;
  }
}

type Fields = Pick<
  InputOf<typeof industryEntries.update>,
  'industryName' | 'industryCode' | 'industryDesc' | 'userId'
>;

const fieldsOf = ({ industryName, industryCode, industryDesc, userId }: Fields) => ({
  name: industryName,
  code: industryCode,
  description: industryDesc,
  analystId: userId,
});
