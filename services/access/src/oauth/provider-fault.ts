import { ResponseBodyError } from 'openid-client';

/**
 * The reason why a provider's answer was not accepted. It carries a code and no cause: causes from these libraries
 * contain the answers, and with them tokens, which must reach no log.
 */
export class ProviderFault extends Error {
  constructor(
    readonly kind: 'refused' | 'away',
    readonly reason: string,
  ) {
    super(`provider ${kind}: ${reason}`);
    this.name = 'ProviderFault';
  }
}

/** The fault for an error of asking a provider. Anything that is not known to be an outage is a refusal. */
export function providerFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof ResponseBodyError)
    return new ProviderFault(isOutage(error.status) ? 'away' : 'refused', error.error);
  const faults = chainOf(error);
  if (faults.some(isUnreachable)) return new ProviderFault('away', 'UNREACHABLE');
  const answered = faults.find((fault): fault is Response => fault instanceof Response);
  const reason = answered === undefined ? codeOf(error) : `HTTP_${answered.status}`;
  return new ProviderFault(answered && isOutage(answered.status) ? 'away' : 'refused', reason);
}

/** Whether a status says that the provider cannot answer at the moment. */
export const isOutage = (status: number): boolean => status >= 500 || status === 429;

/** A fault and what caused it, the outermost first. */
function chainOf(error: unknown): readonly object[] {
  const chain: object[] = [];
  for (let at = error; typeof at === 'object' && at !== null && !chain.includes(at); at = causeOf(at))
    chain.push(at);
  return chain;
}

/** Whether a fault is a failed connection, for which `fetch` throws a TypeError with a cause, or a timeout. */
function isUnreachable(fault: object): boolean {
  const { name } = fault as { name?: unknown };
  return name === 'TimeoutError' || (name === 'TypeError' && causeOf(fault) !== undefined);
}

const causeOf = (fault: object): unknown => (fault as { cause?: unknown }).cause;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'UNKNOWN';
};
