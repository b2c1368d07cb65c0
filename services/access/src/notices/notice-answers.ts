import { noticeEntries } from '@console/contract-access';
import { answers, by } from '@console/node-kit/http';
import { actorOf } from '../users/acting.ts';
import { OwnNotices } from './own-notices.ts';

export const noticeAnswers = answers(noticeEntries, {
  unreadNotices: by(OwnNotices, (notices, _input, { session }) => notices.unread(session)),
  readNotices: by(OwnNotices, (notices, { ids }, call) => notices.read(actorOf(call), ids)),
});
