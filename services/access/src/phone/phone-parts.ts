import { PhoneController } from './phone.controller.ts';

/** What the module holds of this folder. */
export const phoneParts = { controllers: [PhoneController], providers: [] };
