import { signInEntries } from '@console/contract-access';
import { answers, by } from '@console/node-kit/http';
import { CaptchaService } from './captcha.service.ts';

export const captchaAnswers = answers(signInEntries, {
  captcha: by(CaptchaService, (captchas, _input, { request }) => captchas.draw(request.ip)),
});
