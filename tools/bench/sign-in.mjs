import { Fault } from '../run/fault.mjs';
import { DEMO_ACCOUNTS } from '../suite/demo-accounts.mjs';

/**
 * Signs the demo administrator in.
 * @param {string} url of the suite
 * @returns {Promise<string>} the access token
 */
export async function signIn(url) {
  const { tenant: tenantId, username, password } = DEMO_ACCOUNTS[0] ?? {};
  const answer = await fetch(`${url}/api/blade-auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ tenantId, username, password }),
  });
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('access_token='));
  const token = cookie?.slice(cookie.indexOf('=') + 1).split(';')[0];
  if (!answer.ok || !token) throw new Fault(`signing in failed (${answer.status}): ${await answer.text()}`);
  return token;
}
