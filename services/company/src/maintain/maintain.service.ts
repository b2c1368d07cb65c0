import { Inject, Injectable } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import { COMPANY_MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { CompanyWriter, MembershipKeeper, readyTurn } from '@console/ecology';
import { CONFIG } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import { Records } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import type { CompanyConfig } from '../company-config.ts';
import { CoreCompetenceService } from './core-competence.service.ts';

/** The edits of companies by staff, each in a transaction of its own. Refusals are those of the writers. */
@Injectable()
export class MaintainService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly writer: CompanyWriter,
    private readonly memberships: MembershipKeeper,
    private readonly competence: CoreCompetenceService,
    @Inject(CONFIG) private readonly config: CompanyConfig,
  ) {}

  get canDelete(): boolean {
    return this.config.COMPANY_DELETE === 'on';
  }

  async add(
    session: Session,
    input: InputOf<typeof companyCalls.addCompany>,
    key: string | null,
  ): Promise<boolean> {
    const { industryNames: industryIds, coreCompetence, ...fields } = input;
    const creation = { schema: 'ecology', entry: companyCalls.addCompany, session, key, input } as const;
    await readyTurn(this.database, session.tenantId);
    return this.records.create(creation, async (change) => {
      const corpId = await this.writer.add(change, {
        ...fields,
        industryIds,
        conceptTheme: fields.conceptTheme || null,
        mainProductName: fields.mainProductName || null,
      });
      if (coreCompetence) await this.competence.write(change, corpId, coreCompetence);
      return true;
    });
  }

  async update(session: Session, input: InputOf<typeof companyCalls.updateCompany>): Promise<boolean> {
    const { corpId: id, industryNames: industryIds, oldIndustryNames: oldIndustryIds, ...fields } = input;
    await readyTurn(this.database, session.tenantId);
    await this.records.change(session, (change) =>
      this.writer.edit(change, {
        ...fields,
        id,
        industryIds,
        oldIndustryIds,
        ...(fields.conceptTheme === '' ? { conceptTheme: null } : {}),
        ...(fields.mainProductName === '' ? { mainProductName: null } : {}),
      }),
    );
    return true;
  }

  /** Deletes a company. Refused to everyone unless the installation allows it. */
  async delete(
    session: Session,
    { corpId: id, version }: InputOf<typeof companyCalls.deleteCompany>,
  ): Promise<boolean> {
    if (!this.canDelete) throw new Refusal(COMPANY_MESSAGES.deleteOff);
    await readyTurn(this.database, session.tenantId);
    await this.records.change(session, (change) => this.writer.remove(change, { id, version }));
    return true;
  }

  /** Sets the companies of an industry. Refused (400) without the list that was read, as the documents require. */
  async fill(session: Session, input: InputOf<typeof companyCalls.updateIndustryCorp>): Promise<boolean> {
    const { industryId, corpIds: companyIds, oldCorpIds: read } = input;
    if (read === undefined) throw new Refusal(COMPANY_MESSAGES.poolNotRead);
    await readyTurn(this.database, session.tenantId);
    await transact(this.database, (manager) =>
      this.memberships.fill(manager, session, { industryId, companyIds, read }),
    );
    return true;
  }
}
