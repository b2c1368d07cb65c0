import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from 'redis';
import { ADMIN, ANALYST, OTHER, VIEWER } from '../browser/browser.ts';
import { lane } from './lane.ts';
import { SUITE } from './suite.ts';

const READABLE = /\.(js|mjs|css|html|json|map|svg|txt|log)$/;

/** The secrets that must not leak: passwords, the signing key, the secrets of providers. */
export async function secretsOfTheSuite(): Promise<readonly string[]> {
  const pem = await readFile(join(SUITE.directory, 'access/key.pem'), 'utf8');
  // A line from the middle of the key, which any print of the key contains.
  const [, , line = ''] = pem.split('\n');
  if (line.length < 40) throw new Error('the signing key has no body');
  const providers = await readFile(join(SUITE.directory, 'access/providers.json'), 'utf8');
  const secrets = [...providers.matchAll(/"clientSecret":\s*"([^"]{8,})"/g)].map(([, secret = '']) => secret);
  return [...[ADMIN, ANALYST, VIEWER, OTHER].map(({ password }) => password), line, ...secrets];
}

/** Every text file under a folder of the suite with its contents. Those of modules count as loaded. */
export async function textFiles(
  folder: string,
): Promise<readonly { readonly file: string; readonly text: string }[]> {
  const root = join(SUITE.directory, folder);
  const names = (await readdir(root, { recursive: true })).filter((name) => READABLE.test(name));
  const files = names.map((name) => join(folder, name));
  for (const file of files) lane.loaded(`/${file}`);
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(SUITE.directory, file), 'utf8') })),
  );
}

/** Every key of Redis with its value. */
export async function redisTexts(): Promise<readonly string[]> {
  const redis = newClient();
  await redis.connect();
  try {
    const texts: string[] = [];
    for await (const keys of redis.scanIterator({ COUNT: 500 }))
      for (const key of keys) texts.push(`${key} ${await valueOf(redis, key)}`);
    return texts;
  } finally {
    await redis.close();
  }
}

const newClient = () => createClient({ url: process.env['TEST_REDIS_URL'] ?? '' });

async function valueOf(redis: ReturnType<typeof newClient>, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? '';
    case 'hash':
      return JSON.stringify(await redis.hGetAll(key));
    case 'zset':
      return JSON.stringify(await redis.zRange(key, 0, -1));
    case 'set':
      return JSON.stringify(await redis.sMembers(key));
    case 'list':
      return JSON.stringify(await redis.lRange(key, 0, -1));
    default:
      return '';
  }
}
