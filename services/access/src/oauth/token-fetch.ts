import type { CustomFetch } from 'openid-client';

/**
 * Reads the token answers of providers older than RFC 6749: JSON with a text content type, no token type. An id token
 * beside it is dropped, because it cannot be checked: such a provider publishes no keys.
 */
export const tokenFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  if (!response.ok) return response;
  const answer = readObject(await response.text());
  if (answer === null) return new Response('', { status: 200, headers: { 'content-type': 'text/plain' } });
  return Response.json({ token_type: 'bearer', ...answer, id_token: undefined });
};

function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
