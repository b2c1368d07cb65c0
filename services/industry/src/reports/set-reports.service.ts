import type { Session } from '@console/contract-core';
import { Injectable } from '@nestjs/common';
import { IndustryMembersReader } from '../facts/industry-members.ts';
import { KeptPeriods } from './kept-periods.ts';
import { ReportHistories } from './report-histories.ts';
import { columnsOf, type SetFigure } from './set-figure.ts';
import { setMembers } from './set-members.ts';
import type { SetPeriod, SetReports } from './set-periods.ts';

/** The industry asked for, and the periods to show. */
export interface AskedPeriods {
  readonly dataId: number;
  readonly members?: 'then' | 'now' | undefined;
  readonly reportType?: 'Q' | 'Y';
  readonly yearSize?: string;
  readonly time?: string | undefined;
}

/** The reports of an industry's members, summed by period. */
@Injectable()
export class SetReportsService {
  private readonly kept = new KeptPeriods();

  constructor(
    private readonly members: IndustryMembersReader,
    private readonly histories: ReportHistories,
  ) {}

  /** Everything that figures of these columns need. Refuses with 404 an industry the tenant does not have. */
  async reports({ tenantId }: Session, asked: AskedPeriods, ids: readonly string[]): Promise<SetReports> {
    const [set, { version, histories, templateOf, market }] = await Promise.all([
      this.members.read({ tenantId, industryId: asked.dataId, members: asked.members }),
      this.histories.read([...new Set(ids)]),
    ]);
    const members = setMembers(set);
    const years = asked.yearSize === undefined || asked.yearSize === '' ? undefined : Number(asked.yearSize);
    return {
      members,
      version,
      histories,
      templateOf,
      market,
      reported: ids[0] ?? '',
      annual: asked.reportType === 'Y',
      years,
      knownBy: asked.time,
    };
  }

  /**
   * Figures by period, newest first; the first column that they need says which reports count as reported.
   */
  async periods<Name extends string>(
    session: Session,
    asked: AskedPeriods,
    figures: Readonly<Record<Name, SetFigure>>,
  ): Promise<readonly SetPeriod<Name>[]> {
    const ids = columnsOf(Object.values<SetFigure>(figures));
    return this.kept.of(await this.reports(session, asked, ids), figures);
  }

  /** The same of reports that were read before. */
  periodsOf<Name extends string>(
    reports: SetReports,
    figures: Readonly<Record<Name, SetFigure>>,
  ): readonly SetPeriod<Name>[] {
    return this.kept.of(reports, figures);
  }
}
