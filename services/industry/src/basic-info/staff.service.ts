import { reportCalls } from '@console/contract-industry';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { Injectable } from '@nestjs/common';
import { sumOf, type SetFigure } from '../reports/set-figure.ts';
import { SetReportsService } from '../reports/set-reports.service.ts';

type Staff = typeof reportCalls.staffComposition;

const staff = (name: string): SetFigure => sumOf({ id: `staff_composition.${name}` });
const FIGURES = {
  staffNum: staff('total_staff'),
  productionStaffNum: staff('production_staff'),
  salesStaffNum: staff('sales_staff'),
  techNum: staff('technical_staff'),
  financialNum: staff('financial_staff'),
  executiveStaffNum: staff('administrative_staff'),
  manageStaffNum: staff('management_staff'),
  otherNum: staff('other_staff'),
} as const;

/** The staff of an industry's members together, by occupation. */
@Injectable()
export class StaffService {
  constructor(private readonly reports: SetReportsService) {}

  /** Refuses with 404 an industry the tenant does not have. */
  async composition(session: Session, input: InputOf<Staff>): Promise<OutputOf<Staff>> {
    const years = await this.reports.periods(session, { ...input, reportType: 'Y' }, FIGURES);
    return {
      content: years.map(({ day, reported, members, capitalShare, values }) => ({
        year: Number(day.slice(0, 4)),
        ...values,
        corpNum: reported,
        memberNum: members,
        capitalShare,
      })),
      asOf: years[0]?.known ?? null,
    };
  }
}

export const staffAnswers = answers(reportCalls, {
  staffComposition: by(StaffService, (staffs, input, { session }) => staffs.composition(session, input)),
});
