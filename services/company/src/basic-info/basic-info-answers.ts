import { basicInfoCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { CompanyProfileService } from './company-profile.service.ts';
import { ExecutivesService } from './executives.service.ts';

export const basicInfoAnswers = answers(basicInfoCalls, {
  companyProfile: by(CompanyProfileService, (profiles, { dataId }, { session }) =>
    profiles.profile(session, dataId),
  ),
  fundProfile: by(CompanyProfileService, (profiles, input, { session }) => profiles.fund(session, input)),
  staffComposition: by(CompanyProfileService, (profiles, { dataId }, { session }) =>
    profiles.staff(session, dataId),
  ),
  executiveYears: by(ExecutivesService, (executives, { dataId }, { session }) =>
    executives.years(session, dataId),
  ),
  executiveDetail: by(ExecutivesService, (executives, input, { session }) =>
    executives.detail(session, input),
  ),
  executiveChangeYears: by(ExecutivesService, (executives, input, { session }) =>
    executives.changeYears(session, input),
  ),
});
