import { hash, verify, type Options } from '@node-rs/argon2';
import { secretToken } from '../tokens/secret-token.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default is argon2id. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** A hash of a random password, of the same cost as a real one. */
let decoy: Promise<string> | undefined;

/**
 * Whether `password` belongs to `stored`. A null hash, of a user who does not exist, costs the same work and is false,
 * so that response times reveal to no one which users exist.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(secretToken());
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
