import { OauthController } from './oauth.controller.ts';

/** What the module holds of this folder. */
export const oauthParts = { controllers: [OauthController], providers: [] };
