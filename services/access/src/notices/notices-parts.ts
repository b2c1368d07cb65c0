import { NoticesController } from './notices.controller.ts';

/** What the module holds of this folder. */
export const noticesParts = { controllers: [NoticesController], providers: [] };
