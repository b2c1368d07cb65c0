import type { Session } from '@console/contract-core';
import type { ReportHistory } from '@console/quant';
import { Injectable } from '@nestjs/common';
import { IndustryMembersReader } from '../facts/industry-members.ts';
import { KeptPeriods } from './kept-periods.ts';
import { ReportHistories, type TemplateOf } from './report-histories.ts';
import { columnsOf, type SetFigure } from './set-figure.ts';
import { setMembers, type SetMembers } from './set-members.ts';
import type { AskedReports, SetPeriod } from './set-periods.ts';

/** The industry asked for, and the periods to show. */
export interface AskedPeriods {
  readonly dataId: number;
  readonly members?: 'then' | 'now' | undefined;
  readonly reportType?: 'Q' | 'Y';
  readonly yearSize?: string;
  readonly time?: string | undefined;
}

/** The reports of an industry in one state of the data. */
export interface OpenReports {
  readonly members: SetMembers;
  readonly templateOf: TemplateOf;
  /**
   * Figures by period, newest first. The first column that they need says which reports count as reported, unless
   * another is named.
   */
  periods<Name extends string>(
    figures: Readonly<Record<Name, SetFigure>>,
    reported?: string,
  ): Promise<readonly SetPeriod<Name>[]>;
  /** The reports of one column, which says which of them count as reported. */
  column(id: string): Promise<AskedReports & { readonly histories: ReadonlyMap<string, ReportHistory> }>;
}

/** The reports of an industry's members, summed by period. */
@Injectable()
export class SetReportsService {
  private readonly kept = new KeptPeriods();

  constructor(
    private readonly members: IndustryMembersReader,
    private readonly histories: ReportHistories,
  ) {}

  /**
   * Reads from the reports of an industry, again where an import replaced the data meanwhile. Refuses with 404 an
   * industry the tenant does not have.
   */
  read<Answer>(
    { tenantId }: Session,
    asked: AskedPeriods,
    work: (open: OpenReports) => Promise<Answer>,
  ): Promise<Answer> {
    return this.histories.read(async ({ version, templateOf, of, market }) => {
      const members = setMembers(
        await this.members.read({ tenantId, industryId: asked.dataId, members: asked.members }),
      );
      const years =
        asked.yearSize === undefined || asked.yearSize === '' ? undefined : Number(asked.yearSize);
      const question = { members, version, annual: asked.reportType === 'Y', years, knownBy: asked.time };
      return work({
        members,
        templateOf,
        periods: (figures, named) => {
          const ids = columnsOf(Object.values<SetFigure>(figures));
          const reported = named ?? ids[0] ?? '';
          return this.kept.of({ ...question, reported }, figures, async () => {
            const [histories, values] = await Promise.all([of([...new Set([reported, ...ids])]), market()]);
            return { ...question, reported, histories, templateOf, market: values };
          });
        },
        column: async (id) => ({ ...question, reported: id, histories: await of([id]) }),
      });
    });
  }

  /** Figures by period of an industry, as `OpenReports` has them. Refuses as `read`. */
  periods<Name extends string>(
    session: Session,
    asked: AskedPeriods,
    figures: Readonly<Record<Name, SetFigure>>,
  ): Promise<readonly SetPeriod<Name>[]> {
    return this.read(session, asked, (open) => open.periods(figures));
  }
}
