import { industryEntries, industryHistory } from '@console/contract-industry';
import { IndustryReader, industryRecord } from '@console/ecology';
import { answers, by, byAll } from '@console/node-kit/http';
import { formerVersionAnswers, idempotencyKey } from '@console/node-kit/records';
import { CompanyCounts } from '../facts/company-counts.ts';
import { IndustryService } from './industry.service.ts';

const former = formerVersionAnswers(industryHistory, {
  reader: IndustryReader,
  found: (industries, tenantId, id) => industries.namePath(tenantId, id),
  record: industryRecord,
});

export const industryAnswers = answers(industryEntries, {
  options: by(IndustryReader, async (reader, { type }, { session }) => [
    ...(await reader.tree(session.tenantId, type)),
  ]),
  industry: byAll(
    [IndustryReader, CompanyCounts],
    async ([reader, counts], { industryId }, { session: { tenantId } }) => {
      const [industry, corpCount] = await Promise.all([
        reader.find(tenantId, industryId),
        counts.listed(tenantId, industryId),
      ]);
      return { ...industry, corpCount };
    },
  ),
  namePath: by(IndustryReader, (reader, { industryId }, { session }) =>
    reader.namePath(session.tenantId, industryId),
  ),
  add: by(IndustryService, (service, input, call) => service.add(call.session, input, idempotencyKey(call))),
  update: by(IndustryService, (service, input, { session }) => service.update(session, input)),
  delete: by(IndustryService, (service, { id }, { session }) => service.delete(session, id)),
  industryVersions: former.versions,
  industryVersion: former.version,
  restoreIndustry: by(IndustryService, (service, input, { session }) => service.restore(session, input)),
});
