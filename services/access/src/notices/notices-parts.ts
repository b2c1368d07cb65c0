import { NoticesController } from './notices.controller.ts';
import { OwnNotices } from './own-notices.ts';

/** What the module holds of this folder. */
export const noticesParts = { controllers: [NoticesController], providers: [OwnNotices] };
