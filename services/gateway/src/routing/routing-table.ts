import { plainPathsOf, publicPathsOf, type Entry } from '@console/contract-core';
import type { Upstream } from '@console/node-kit/config';
import { bodyRule, type BodyRule } from '../intake/body-rule.ts';

export interface Route {
  readonly method: Entry['method'];
  readonly path: string;
  readonly service: Upstream;
  readonly body: BodyRule;
}

/**
 * The owner of each plain path, from the contract: the first service an entry names. Paths below `/svc` need
 * no owner, they name it. Throws when two entries claim one
 * route or an id is used twice.
 */
export function routingTable(entries: readonly Entry[]): readonly Route[] {
  refuseRepeats(entries.map(({ id }) => id));
  refuseRepeats(
    entries.flatMap((entry) => publicPathsOf(entry).map((path) => `${entry.method} ${path.toLowerCase()}`)),
  );
  return entries.flatMap((entry) => {
    const [service] = entry.services;
    if (service === 'gateway') return [];
    return plainPathsOf(entry).map((path) => ({
      method: entry.method,
      path,
      service,
      body: bodyRule(entry),
    }));
  });
}

function refuseRepeats(names: readonly string[]): void {
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0) throw new Error(`claimed twice: ${repeated.join(', ')}`);
}
