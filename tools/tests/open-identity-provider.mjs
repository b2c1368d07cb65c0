import { join } from 'node:path';
import { writeJson } from '../run/json-file.mjs';

/**
 * The journeys' identity provider, and the file that configures it for the suite as 统一认证 and QQ. Loaded late:
 * before the install there is nothing to sign tokens with.
 * @param {string} directory
 * @returns {Promise<{ url: string, file: string, stop: () => Promise<void> }>}
 */
export async function openIdentityProvider(directory) {
  const { startIdentityProvider } =
    await import('../../services/access/src/oauth/testing/identity-provider.mjs');
  const provider = await startIdentityProvider();
  const file = join(directory, 'access/providers.json');
  await writeJson(file, provider.configuration);
  return { url: provider.url, file, stop: provider.goAway };
}
