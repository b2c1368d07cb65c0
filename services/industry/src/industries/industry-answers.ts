import { industryEntries } from '@console/contract-industry';
import { IndustryReader } from '@console/ecology';
import { answers, by } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { IndustryVersions } from './industry-versions.ts';
import { IndustryService } from './industry.service.ts';

export const industryAnswers = answers(industryEntries, {
  options: by(IndustryReader, async (reader, { type }, { session }) => [
    ...(await reader.tree(session.tenantId, type)),
  ]),
  industry: by(IndustryReader, (reader, { industryId }, { session }) =>
    reader.find(session.tenantId, industryId),
  ),
  namePath: by(IndustryReader, (reader, { industryId }, { session }) =>
    reader.namePath(session.tenantId, industryId),
  ),
  add: by(IndustryService, (service, input, call) => service.add(call.session, input, idempotencyKey(call))),
  update: by(IndustryService, (service, input, { session }) => service.update(session, input)),
  delete: by(IndustryService, (service, { id }, { session }) => service.delete(session, id)),
  industryVersions: by(IndustryVersions, (versions, { id }, { session }) =>
    versions.list(session.tenantId, id),
  ),
  industryVersion: by(IndustryVersions, (versions, input, { session }) =>
    versions.find(session.tenantId, input),
  ),
  restoreIndustry: by(IndustryService, (service, input, { session }) => service.restore(session, input)),
});
