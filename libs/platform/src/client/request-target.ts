import type { Address, ServiceName } from '@console/contract-core';

type Input = Readonly<Record<string, unknown>>;

export interface Target {
  readonly url: string;
  /** JSON text, or null for a call whose input is in the address. */
  readonly body: string | null;
}

/**
 * The address and body of a call: `/svc/<service>` reaches that very service; the gateway's own paths have no
 * prefix. Path parameters are taken from the input, the rest is query (repeated keys for arrays) or body.
 */
export function requestTarget(entry: Address, service: ServiceName, input: unknown): Target {
  const rest = new Map(Object.entries(fields(input)));
  const path = entry.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined) throw new Error(`path parameter ${name} is missing`);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const base = service === 'gateway' ? path : `/svc/${service}${path}`;
  const inQuery =
    (entry.from ?? (entry.method === 'GET' || entry.method === 'DELETE' ? 'query' : 'body')) === 'query';
  if (!inQuery && entry.method !== 'GET')
    return { url: base, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = queryText(rest);
  return { url: query === '' ? base : `${base}?${query}`, body: null };
}

function queryText(values: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of values) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(key, String(item));
    }
  }
  return query.toString();
}

function fields(input: unknown): Input {
  return typeof input === 'object' && input !== null ? (input as Input) : {};
}
