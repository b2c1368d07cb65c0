import type { z } from 'zod';

/** Thrown at boot with every fault of the environment, one a line. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`bad configuration:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the environment against a schema. Throws ConfigError listing every fault, values left out. */
export function readConfig<T extends z.ZodType>(
  schema: T,
  env: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => {
      const name = issue.path.join('.') || '(environment)';
      return given[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
    }),
  );
}
