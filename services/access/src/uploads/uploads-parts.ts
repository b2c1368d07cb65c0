import { UploadsController } from './uploads.controller.ts';

/** What the module holds of this folder. */
export const uploadsParts = { controllers: [UploadsController], providers: [] };
