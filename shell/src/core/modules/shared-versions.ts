import { getInstance } from '@module-federation/enhanced/runtime';

/** Versions of the packages that this shell shares with modules, by name, as recorded by its build. */
export function sharedVersions(): Readonly<Record<string, string>> {
  const shared = getInstance()?.options.shared ?? {};
  return Object.fromEntries(
    Object.entries(shared).flatMap(([name, [provided]]) =>
      provided?.version === undefined ? [] : [[name, provided.version]],
    ),
  );
}
