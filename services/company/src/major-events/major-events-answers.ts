import { majorEventsCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { MajorEventsService } from './major-events.service.ts';

export const majorEventsAnswers = answers(majorEventsCalls, {
  equityPledge: by(MajorEventsService, (events, { dataId }, { session }) => events.pledges(session, dataId)),
  issuanceYears: by(MajorEventsService, (events, { dataId }, { session }) =>
    events.issuanceYears(session, dataId),
  ),
});
