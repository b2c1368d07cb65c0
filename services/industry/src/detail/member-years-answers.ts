import { industryEntries } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { MemberYearsService } from './member-years.service.ts';

export const memberYearsAnswers = answers(industryEntries, {
  executiveYears: by(MemberYearsService, (years, asked, { session }) => years.executives(session, asked)),
  tradeYears: by(MemberYearsService, (years, asked, { session }) => years.trades(session, asked)),
});
