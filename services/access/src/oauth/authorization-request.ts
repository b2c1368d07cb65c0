import { buildAuthorizationUrl, calculatePKCECodeChallenge, type Configuration } from 'openid-client';
import type { Passage, ProviderAnswer } from './provider.ts';

/** Where the browser goes: a code is asked for, bound to the state and to the PKCE challenge. */
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

/** The address the provider sent the browser to, of which the page passed on what counts. */
export function callbackUrl({ redirectUri }: Passage, { code, state, iss }: ProviderAnswer): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  return url;
}
