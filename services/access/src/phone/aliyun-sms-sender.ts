import { randomUUID } from 'node:crypto';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { realNow } from '@console/node-kit/clock';
import type { Logger } from '@console/node-kit/observe';
import { z } from 'zod';
import { aliyunHeaders, aliyunQuery, type AliyunCall, type AliyunCredentials } from './aliyun-signature.ts';
import type { SmsSender } from './sms-sender.ts';

export interface AliyunSmsOptions extends AliyunCredentials {
  /** `https://dysmsapi.aliyuncs.com`, or a substitute. */
  readonly endpoint: string;
  readonly signName: string;
  /** A template with the one variable `code`. */
  readonly templateCode: string;
  readonly timeoutMs?: number;
}

/** A user who waits for a code should learn soon that it does not come. */
const TIMEOUT_MS = 5000;

const answerSchema = z.object({ Code: z.string(), RequestId: z.string().optional() });

/** Error codes that concern one phone only: it had too many messages, or is none. Other phones are still served. */
const OF_THE_PHONE = new Set(['isv.BUSINESS_LIMIT_CONTROL', 'isv.MOBILE_NUMBER_ILLEGAL']);

/** Alibaba Cloud SMS: `SendSms` of Dysmsapi 2017-05-25. */
export class AliyunSmsSender implements SmsSender {
  constructor(
    private readonly options: AliyunSmsOptions,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  get provider(): string {
    return this.options.endpoint;
  }

  async send(phone: string, code: string): Promise<boolean> {
    try {
      const { Code, RequestId } = await this.call(phone, code);
      if (Code === 'OK') return true;
      this.logger.warn({ reason: Code, providerRequest: RequestId }, 'sms not sent');
      if (OF_THE_PHONE.has(Code)) return false;
    } catch (error) {
      this.logger.warn({ reason: reasonOf(error) }, 'sms not sent');
    }
    throw new Refusal(ACCESS_MESSAGES.smsAway);
  }

  /** Calls `SendSms`. Refusals of the provider, too, answer a body with a code. */
  private async call(phone: string, code: string): Promise<z.output<typeof answerSchema>> {
    const { endpoint, signName, templateCode, timeoutMs = TIMEOUT_MS } = this.options;
    const url = new URL(endpoint);
    const call: AliyunCall = {
      host: url.host,
      action: 'SendSms',
      version: '2017-05-25',
      parameters: {
        PhoneNumbers: phone,
        SignName: signName,
        TemplateCode: templateCode,
        TemplateParam: JSON.stringify({ code }),
      },
      // The provider compares the date with its own clock.
      date: new Date(realNow()).toISOString().replace(/\.\d+Z$/, 'Z'),
      nonce: randomUUID(),
    };
    const response = await fetch(`${url.origin}/?${aliyunQuery(call.parameters)}`, {
      method: 'POST',
      headers: aliyunHeaders(call, this.options),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answerSchema.parse(await response.json());
  }
}

/** The error's name, for the log: its message may contain the address, and the address contains the code. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'unknown');
}
