import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

export interface AliyunCredentials {
  readonly keyId: string;
  readonly keySecret: string;
}

/** A call of one of Alibaba Cloud's APIs: a POST to `/` without a body, its parameters in the query. */
export interface AliyunCall {
  readonly host: string;
  readonly action: string;
  /** The API's version, which is a date. */
  readonly version: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** `yyyy-MM-ddTHH:mm:ssZ`, UTC; the API refuses a date that is more than 15 minutes off. */
  readonly date: string;
  /** Random; never used twice. */
  readonly nonce: string;
}

/** The query of a call in the one spelling that is signed: RFC 3986, sorted by name. */
export function aliyunQuery(parameters: AliyunCall['parameters']): string {
  return Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/**
 * The headers of a signed call, except `host`, which the client that sends it adds. Alibaba Cloud's request syntax and
 * signature method V3.
 */
export function aliyunHeaders(
  call: AliyunCall,
  { keyId, keySecret }: AliyunCredentials,
): Record<string, string> {
  const bodyHash = sha256('');
  const headers: Record<string, string> = {
    'x-acs-action': call.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': call.date,
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const signed = Object.entries({ host: call.host, ...headers });
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const request = ['POST', '/', aliyunQuery(call.parameters), lines, names, bodyHash].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${keyId},SignedHeaders=${names},Signature=${signature}`,
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Encodes five more characters than `encodeURIComponent`, which RFC 3986 reserves. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
