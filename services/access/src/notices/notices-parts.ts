import { OwnNotices } from './own-notices.ts';

/** What the module holds of this folder. */
export const noticesParts = { providers: [OwnNotices] };
