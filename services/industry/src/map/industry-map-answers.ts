import { industryEntries } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { IndustryMapService } from './industry-map.service.ts';

export const industryMapAnswers = answers(industryEntries, {
  industryMap: by(IndustryMapService, (maps, asked, { session }) => maps.map(session, asked)),
});
