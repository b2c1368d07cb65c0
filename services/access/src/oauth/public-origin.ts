/** The parts of a request that say at which origin the browser asked: the gateway passes both on. */
export interface AskedAt {
  readonly protocol: string;
  readonly host: string;
}

/**
 * The origin to come back to: the one at which the browser asked when it is a public one, else the first of them. A
 * forged host leads nowhere else.
 */
export function publicOrigin({ protocol, host }: AskedAt, origins: readonly string[]): string {
  const own = `${protocol}://${host}`;
  const origin = origins.includes(own) ? own : origins[0];
  if (origin === undefined) throw new Error('PUBLIC_ORIGINS names no origin to come back to');
  return origin;
}
