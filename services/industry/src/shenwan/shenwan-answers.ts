import { industryEntries } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { ShenwanService } from './shenwan.service.ts';

export const shenwanAnswers = answers(industryEntries, {
  shenwanOptions: by(ShenwanService, (service) => service.options()),
  shenwanChecked: by(ShenwanService, (service, _input, { session }) => service.checked(session.tenantId)),
  saveShenwan: by(ShenwanService, (service, input, { session }) => service.save(session, input)),
});
