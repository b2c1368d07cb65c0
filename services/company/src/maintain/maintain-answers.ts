import { maintainCalls } from '@console/contract-company';
import { IndustryReader } from '@console/ecology';
import { answers, by } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { CompanyChoicesService } from './company-choices.service.ts';
import { IndustryPoolService } from './industry-pool.service.ts';
import { MaintainService } from './maintain.service.ts';
import { MaintainedCompanyService } from './maintained-company.service.ts';

/** The calls that the forms of a company read. */
const choices = answers(maintainCalls, {
  selectAll: by(CompanyChoicesService, (service, input, { session }) =>
    service.shares(session.tenantId, input),
  ),
  selectTableAll: by(CompanyChoicesService, (service, input, { session }) =>
    service.companies(session.tenantId, input),
  ),
  industryOptions: by(IndustryReader, async (industries, _input, { session }) => [
    ...(await industries.tree(session.tenantId, 'ecology')),
  ]),
  maintained: by(MaintainedCompanyService, (service, { corpId }, { session }) =>
    service.company(session.tenantId, corpId),
  ),
  industriesOfCompany: by(MaintainedCompanyService, (service, input, { session }) =>
    service.industries(session.tenantId, input),
  ),
  companiesOfIndustry: by(IndustryPoolService, (pools, input, { session }) =>
    pools.pool(session.tenantId, input),
  ),
});

export const maintainAnswers = {
  ...choices,
  ...answers(maintainCalls, {
    abilities: by(MaintainService, ({ canDelete }) => ({ canDelete })),
    addCompany: by(MaintainService, (service, input, call) =>
      service.add(call.session, input, idempotencyKey(call)),
    ),
    updateCompany: by(MaintainService, (service, input, { session }) => service.update(session, input)),
    deleteCompany: by(MaintainService, (service, input, { session }) => service.delete(session, input)),
    updateIndustryCorp: by(MaintainService, (service, input, { session }) => service.fill(session, input)),
  }),
};
