import { createPrivateKey, createPublicKey, generateKeyPair, randomUUID, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Jwks } from '@console/contract-access';
import { calculateJwkThumbprint } from 'jose';

/** Injection token of the loaded key. */
export const SIGNING_KEY = Symbol('SIGNING_KEY');

export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** The key's thumbprint (RFC 7638): the same key has the same id everywhere. */
  readonly kid: string;
  readonly jwks: Jwks;
}

const RSA_BITS = 2048;

/** Reads the private key; creates the file, readable by its owner only, when it is missing. */
export async function loadSigningKey(file: string): Promise<SigningKey> {
  const pem = (await readIfThere(file)) ?? (await createKeyFile(file));
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'rsa') throw new Error(`${file} does not contain an RSA private key`);
  const publicKey = createPublicKey(privateKey);
  const { n, e } = publicKey.export({ format: 'jwk' });
  if (n === undefined || e === undefined)
    throw new Error(`${file} contains a key without modulus or exponent`);
  const kid = await calculateJwkThumbprint({ kty: 'RSA', n, e });
  return {
    privateKey,
    publicKey,
    kid,
    jwks: { keys: [{ kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e }] },
  };
}

/**
 * Creates the file by linking a finished one, which is atomic: of processes that start together one wins and all read
 * its key.
 */
async function createKeyFile(file: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
