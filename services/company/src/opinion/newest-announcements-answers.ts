import { platformCompanyCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { NewestAnnouncementsService } from './newest-announcements.service.ts';

export const newestAnnouncementsAnswers = answers(platformCompanyCalls, {
  newestAnnouncements: by(NewestAnnouncementsService, (newest, input, { session }) =>
    newest.list(session, input),
  ),
});
