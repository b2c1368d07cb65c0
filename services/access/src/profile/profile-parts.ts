import { ProfileController } from './profile.controller.ts';

/** What the module holds of this folder. */
export const profileParts = { controllers: [ProfileController], providers: [] };
