import { Controller, Req, Res } from '@nestjs/common';
import {
  signInEntries,
  type PhoneLoginInput,
  type SmsCodeInput,
  type UserInfo,
} from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { Input, Serve } from '@console/node-kit';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../sign-in/caller.ts';
import { SessionCookies, type CookieReply } from '../tokens/session-cookies.ts';
import { PhoneSignInService } from './phone-sign-in.service.ts';
import { SmsCodeService } from './sms-code.service.ts';

@Controller()
export class PhoneController {
  constructor(
    private readonly codes: SmsCodeService,
    private readonly signIns: PhoneSignInService,
    private readonly cookies: SessionCookies,
  ) {}

  @Serve(signInEntries.smsCode)
  smsCode(
    @Input() input: SmsCodeInput,
    @Req() { ip }: FastifyRequest,
  ): Promise<OutputOf<typeof signInEntries.smsCode>> {
    return this.codes.send(input, ip);
  }

  @Serve(signInEntries.phoneLogin)
  async phoneLogin(
    @Input() input: PhoneLoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: CookieReply,
  ): Promise<UserInfo> {
    const { info, tokens } = await this.signIns.signIn(input, callerOf(request));
    this.cookies.give(reply, tokens);
    return info;
  }
}
