import type { ProviderConfig } from './provider-config.ts';
import { ProviderFault } from './provider-fault.ts';
import type { ExternalUser } from './provider.ts';

/** A subject as long as OIDC allows; without a space at either end, which the database would ignore in comparisons. */
const SUBJECT = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;
/** The width of the name's column. */
const LONGEST_NAME = 120;

export interface Told {
  readonly subject: unknown;
  readonly name: unknown;
}

/** The user that a provider's answer names, checked. Throws ProviderFault when it names none. */
export function externalUser({ source, title }: ProviderConfig, { subject, name }: Told): ExternalUser {
  const id = typeof subject === 'number' && Number.isSafeInteger(subject) ? String(subject) : subject;
  if (typeof id !== 'string' || !SUBJECT.test(id)) throw new ProviderFault('refused', 'NO_SUBJECT');
  return { source, title, subject: id, name: readable(name) || id.slice(0, LONGEST_NAME) };
}

const readable = (name: unknown): string =>
  typeof name === 'string' ? [...name.replace(/\p{Cc}/gu, '').trim()].slice(0, LONGEST_NAME).join('') : '';
