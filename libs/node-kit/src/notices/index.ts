/** Notices to users, written in the transaction of what they report. */
export { noticeMigration } from './notice-migration.ts';
export { Notices, type NoticeDraft, type NoticeRow } from './notices.ts';
