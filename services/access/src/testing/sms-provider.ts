import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { realNow } from '@console/node-kit/clock';

const KEY_ID = 'LTAI-test-key';
const KEY_SECRET = 'test-key-secret';
/** How far a request's date may be off. */
const MAX_SKEW_MS = 15 * 60 * 1000;

export interface SentMessage {
  readonly phone: string;
  readonly code: string;
  readonly signName: string;
  readonly templateCode: string;
}

type Mood = 'well' | 'limited' | 'broken' | 'silent';

/** A substitute for Alibaba Cloud SMS on this machine: checks signatures by its own implementation of the documents. */
export interface SmsProvider {
  /** The settings that make the service use it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly sent: readonly SentMessage[];
  /** The last code sent to a phone. */
  codeOf(phone: string): string;
  /** Sets how it answers from now on. */
  become(mood: Mood): void;
  close(): Promise<void>;
}

export async function smsProvider(): Promise<SmsProvider> {
  const sent: SentMessage[] = [];
  const nonces = new Set<string>();
  let mood: Mood = 'well';
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (mood === 'silent') await pause(10_000, undefined, { ref: false });
    const reply = (status: number, Code: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ Code, Message: Code, RequestId: 'B6A3E7D2' }));
    };
    if (mood === 'broken') return reply(503, 'ServiceUnavailable');
    const fault = faultOf(request, nonces);
    if (fault !== null) return reply(400, fault);
    if (mood === 'limited') return reply(200, 'isv.BUSINESS_LIMIT_CONTROL');
    sent.push(messageOf(request));
    return reply(200, 'OK');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      SMS_PROVIDER: 'aliyun',
      SMS_ACCESS_KEY_ID: KEY_ID,
      SMS_ACCESS_KEY_SECRET: KEY_SECRET,
      SMS_SIGN_NAME: '投研数据',
      SMS_TEMPLATE_CODE: 'SMS_154950909',
      SMS_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    sent,
    codeOf: (phone) => sent.findLast((message) => message.phone === phone)?.code ?? '',
    become: (next) => {
      mood = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The reason why the API refuses a request; null when it accepts it. Parses the request as it arrived. */
function faultOf({ method = '', url = '', headers }: IncomingMessage, nonces: Set<string>): string | null {
  const [path = '', query = ''] = url.split('?');
  const given = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, keyId = '', names = '', signature = ''] = given ?? [];
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId.NotFound';
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}`);
  const body = String(headers['x-acs-content-sha256']);
  const canonical = `${method}\n${path}\n${query}\n${lines.join('\n')}\n\n${names}\n${body}`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const expected = createHmac('sha256', KEY_SECRET).update(`ACS3-HMAC-SHA256\n${digest}`).digest('hex');
  if (signature !== expected) return 'SignatureDoesNotMatch';
  const unsigned = Object.keys(headers).filter(
    (name) => (name === 'host' || name.startsWith('x-acs-')) && !names.split(';').includes(name),
  );
  if (unsigned.length > 0) return 'IncompleteSignature';
  if (body !== createHash('sha256').digest('hex')) return 'SignatureDoesNotMatch';
  const date = String(headers['x-acs-date']);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return 'InvalidTimeStamp.Format';
  if (Math.abs(Date.parse(date) - realNow()) > MAX_SKEW_MS) return 'InvalidTimeStamp.Expired';
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce)) return 'SignatureNonceUsed';
  nonces.add(nonce);
  const asked = [headers['x-acs-action'], headers['x-acs-version']].join(' ');
  return asked === 'SendSms 2017-05-25' ? null : 'InvalidAction.NotFound';
}

function messageOf({ url = '' }: IncomingMessage): SentMessage {
  const fields = new URL(url, 'http://127.0.0.1').searchParams;
  const { code } = JSON.parse(fields.get('TemplateParam') ?? '{}') as { code?: string };
  return {
    phone: fields.get('PhoneNumbers') ?? '',
    code: code ?? '',
    signName: fields.get('SignName') ?? '',
    templateCode: fields.get('TemplateCode') ?? '',
  };
}
