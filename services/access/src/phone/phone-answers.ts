import { signInEntries } from '@console/contract-access';
import { answers, by, byAll } from '@console/node-kit/http';
import { callerOf } from '../sign-in/caller.ts';
import { SessionCookies } from '../tokens/session-cookies.ts';
import { PhoneSignInService } from './phone-sign-in.service.ts';
import { SmsCodeService } from './sms-code.service.ts';

export const phoneAnswers = answers(signInEntries, {
  smsCode: by(SmsCodeService, (codes, input, { request }) => codes.send(input, request.ip)),
  phoneLogin: byAll(
    [PhoneSignInService, SessionCookies],
    async ([signIns, cookies], input, { request, reply }) =>
      cookies.enter(reply, await signIns.signIn(input, callerOf(request))),
  ),
});
