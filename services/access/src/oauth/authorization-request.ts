import { buildAuthorizationUrl, calculatePKCECodeChallenge, type Configuration } from 'openid-client';
import type { Passage, ProviderAnswer } from './provider.ts';

/**
 * The address of the provider that the browser is sent to: it asks for a code, bound to the state and the PKCE
 * challenge.
 */
export async function authorizationUrl(
  configuration: Configuration,
  { redirectUri, state, verifier }: Passage,
  more: Readonly<Record<string, string>>,
): Promise<URL> {
  return buildAuthorizationUrl(configuration, {
    ...more,
    redirect_uri: redirectUri,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}

/** The address that the provider sent the browser back to, rebuilt from the parameters that the page passed on. */
export function callbackUrl({ redirectUri }: Passage, { code, state, iss }: ProviderAnswer): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  return url;
}
