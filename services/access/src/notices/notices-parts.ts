import { OwnNotices } from './own-notices.ts';

/** The providers of this folder, for the module. */
export const noticesParts = { providers: [OwnNotices] };
