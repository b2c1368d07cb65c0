import { Controller, Req } from '@nestjs/common';
import { signInEntries } from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { Input, Serve } from '@console/node-kit';
import type { FastifyRequest } from 'fastify';
import { CaptchaService } from './captcha.service.ts';

@Controller()
export class CaptchaController {
  constructor(private readonly captchas: CaptchaService) {}

  @Serve(signInEntries.captcha)
  captcha(
    @Input() _input: object,
    @Req() { ip }: FastifyRequest,
  ): Promise<OutputOf<typeof signInEntries.captcha>> {
    return this.captchas.draw(ip);
  }
}
