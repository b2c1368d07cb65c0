import { CaptchaController } from './captcha.controller.ts';

/** What the module holds of this folder. */
export const captchaParts = { controllers: [CaptchaController], providers: [] };
