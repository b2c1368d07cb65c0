import { pathsOf, type Entry, type ServiceName } from '@console/contract-core';
import { SYSTEM_ROUTES } from '../observe/system-routes.ts';

interface Route {
  readonly method: string | readonly string[];
  readonly url: string;
}

const routeName = (method: string, url: string): string => `${method} ${url}`;

/**
 * The faults that keep the service from booting: a route that no entry declares (so that its authority is
 * unknown), an entry of this service without a route, two entries on one route.
 */
export function routeFaults(
  service: ServiceName,
  entries: readonly Entry[],
  routes: readonly Route[],
  open: readonly string[] = [],
): readonly string[] {
  const declared = entries.filter((entry) => entry.services.includes(service));
  const namesOf = (entry: Entry): readonly string[] =>
    pathsOf(entry).map((path) => routeName(entry.method, path));
  const wanted = declared.flatMap(namesOf);
  const found = routes.flatMap(({ method, url }) =>
    [method].flat().map((each) => ({ url, name: routeName(each, url) })),
  );
  const free = new Set<string>([...SYSTEM_ROUTES, ...open]);
  return [
    ...found
      .filter(({ url, name }) => !free.has(url) && !wanted.includes(name))
      .map(({ name }) => `${name} declares no authority: no contract entry of ${service} names it`),
    ...declared
      .filter((entry) => !namesOf(entry).every((wantedName) => found.some(({ name }) => name === wantedName)))
      .map((entry) => `${entry.id} has no handler in ${service}`),
    ...wanted
      .filter((name, index) => wanted.indexOf(name) !== index)
      .map((name) => `${name} is declared twice`),
  ];
}
