import { createServer } from 'node:http';
import { AuthorizationCodes } from './authorization-codes.mjs';
import { consentPage } from './consent-page.mjs';
import { IssuedTokens } from './issued-tokens.mjs';
import { nameOf } from './people.mjs';

/** The console's account at the provider, for both of its protocols. */
export const CLIENT = { id: 'console', secret: 'Provider-Secret-7f3a91c2' };

/** The audience of its access tokens: the console's calls, not the client that signs people in. */
export const AUDIENCE = 'console-api';

/**
 * The faults that the provider can have, for tests that the console notices them: `broken` answers 503 at the token
 * address, `silent` does not answer, the others are faults of the id token.
 * @typedef {'wrong-nonce' | 'wrong-issuer' | 'wrong-key' | 'other-audience' | 'expired' | 'broken' | 'silent'} Misdeed
 *
 * @typedef {object} IdentityProvider
 * @property {string} url the issuer of its OIDC side; the OAuth 2 side is under `/qq`
 * @property {readonly object[]} configuration its entries in a console's file of providers
 * @property {IssuedTokens} tokens signs what it issues
 * @property {(misdeed: Misdeed | null) => void} misbehave
 * @property {() => Promise<void>} goAway ends every connection and answers no more
 * @property {() => Promise<void>} comeBack at the same address
 */

/**
 * An identity provider for tests, on this machine: OIDC at its root (discovery, keys, signed access
 * tokens), and an OAuth 2 side that answers as QQ does. Its page lets the user choose a person; a
 * `login_hint` in the address chooses and agrees at once. `/tokens?subject=` answers an access token.
 * @returns {Promise<IdentityProvider>}
 */
export async function startIdentityProvider() {
  /** @type {Misdeed | null} */
  let misdeed = null;
  const codes = new AuthorizationCodes(CLIENT);
  const server = createServer((request, response) => {
    answer(request, { url, codes, tokens, misdeed }).then(
      ({ status = 200, type = 'application/json', location, body = '' }) => {
        response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body);
      },
      (error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  const port = await listen(server, 0);
  const url = `http://127.0.0.1:${port}`;
  const tokens = await IssuedTokens.of(url, { client: CLIENT.id, api: AUDIENCE });
  return {
    url,
    configuration: configurationOf(url),
    tokens,
    misbehave: (wanted) => {
      misdeed = wanted;
    },
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: async () => {
      await listen(server, port);
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {{ url: string, codes: AuthorizationCodes, tokens: IssuedTokens, misdeed: Misdeed | null }} state
 * @returns {Promise<Reply>}
 */
async function answer(request, { url, codes, tokens, misdeed }) {
  const asked = new URL(request.url ?? '/', url);
  switch (asked.pathname) {
    case '/.well-known/openid-configuration':
      return json(metadata(url));
    case '/jwks':
      return json(tokens.jwks);
    case '/authorize':
      return authorize(codes, asked, url);
    case '/qq/authorize':
      return authorize(codes, asked, null);
    case '/token':
      return (await trouble(misdeed)) ?? openIdTokens(codes, tokens, await readForm(request), misdeed);
    case '/qq/token':
      return (await trouble(misdeed)) ?? qqTokens(codes, tokens, await readForm(request));
    case '/userinfo':
      return userInfo(await tokens.subjectOf(bearer(request)));
    case '/qq/userinfo':
      return qqUserInfo(asked.searchParams, tokens);
    case '/tokens':
      return { type: 'text/plain', body: await tokens.access(asked.searchParams.get('subject') ?? '') };
    default:
      return { status: 404 };
  }
}

/** @param {Misdeed | null} misdeed @returns {Promise<Reply | null>} */
async function trouble(misdeed) {
  if (misdeed === 'silent') await new Promise(() => undefined);
  return misdeed === 'broken' ? { status: 503 } : null;
}

/** @typedef {{ status?: number, type?: string, location?: string, body?: string }} Reply */

/** @param {string} url */
function configurationOf(url) {
  const client = { clientId: CLIENT.id, clientSecret: CLIENT.secret };
  return [
    {
      ...client,
      source: 'sso',
      title: '统一认证',
      icon: 'shield',
      kind: 'oidc',
      issuer: url,
      acceptsTokens: true,
      audience: AUDIENCE,
    },
    {
      ...client,
      source: 'qq',
      title: 'QQ',
      icon: 'qq',
      kind: 'oauth2',
      authorizationUrl: `${url}/qq/authorize`,
      tokenUrl: `${url}/qq/token`,
      userInfoUrl: `${url}/qq/userinfo`,
      scope: 'get_user_info',
      nameField: 'nickname',
      tokenParameters: { fmt: 'json', need_openid: '1' },
      userInfoParameters: {
        access_token: '{access_token}',
        oauth_consumer_key: '{client_id}',
        openid: '{openid}',
      },
    },
  ];
}

/** @param {string} url */
function metadata(url) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/userinfo`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

/**
 * Shows who may sign in, or sends back the browser of a person who chose.
 * @param {AuthorizationCodes} codes
 * @param {URL} asked
 * @param {string | null} issuer sent along by a provider that names itself
 * @returns {Reply}
 */
function authorize(codes, asked, issuer) {
  const query = asked.searchParams;
  const fault = codes.faultOf(query);
  if (fault !== null) return { status: 400, type: 'text/plain', body: fault };
  const subject = query.get('login_hint');
  if (query.get('decision') !== 'refuse' && !subject)
    return { type: 'text/html; charset=utf-8', body: consentPage(asked.pathname, query) };
  const back = new URL(query.get('redirect_uri') ?? '');
  if (query.get('decision') === 'refuse') back.searchParams.set('error', 'access_denied');
  else back.searchParams.set('code', codes.issue(query, subject ?? ''));
  back.searchParams.set('state', query.get('state') ?? '');
  if (issuer !== null) back.searchParams.set('iss', issuer);
  return { status: 302, location: back.href };
}

/**
 * @param {AuthorizationCodes} codes
 * @param {IssuedTokens} tokens
 * @param {Form} form
 * @param {Misdeed | null} misdeed
 * @returns {Promise<Reply>}
 */
async function openIdTokens(codes, tokens, form, misdeed) {
  const grant = codes.redeem(form);
  if (typeof grant === 'string') return json({ error: grant }, 400);
  return json({
    access_token: await tokens.access(grant.subject),
    id_token: await tokens.id(grant, misdeed),
    token_type: 'Bearer',
    expires_in: 300,
  });
}

/**
 * Answers tokens as QQ does: JSON only when asked for it, with a text content type, without a token type.
 * @param {AuthorizationCodes} codes
 * @param {IssuedTokens} tokens
 * @param {Form} form
 * @returns {Reply}
 */
function qqTokens(codes, tokens, form) {
  const grant = codes.redeem(form);
  const answer =
    typeof grant === 'string'
      ? { error: 100_020, error_description: grant }
      : {
          access_token: tokens.opaque(grant.subject),
          expires_in: 7_776_000,
          ...(form.fields.get('need_openid') === '1' ? { openid: openId(grant.subject) } : {}),
        };
  const body =
    form.fields.get('fmt') === 'json' ? JSON.stringify(answer) : `callback( ${JSON.stringify(answer)} );`;
  return { type: 'text/html', body };
}

/** @param {string | null} subject @returns {Reply} */
function userInfo(subject) {
  return subject === null ? { status: 401 } : json({ sub: subject, name: nameOf(subject) });
}

/** @param {URLSearchParams} query @param {IssuedTokens} tokens @returns {Reply} */
function qqUserInfo(query, tokens) {
  const subject = tokens.holderOf(query.get('access_token') ?? '');
  const known = subject !== null && query.get('openid') === openId(subject);
  if (!known || query.get('oauth_consumer_key') !== CLIENT.id)
    return json({ ret: -23, msg: 'token is invalid' });
  return json({ ret: 0, nickname: nameOf(subject) });
}

/** QQ's id of a person. @param {string} subject */
export const openId = (subject) => `QQ-${subject}`;

/** @param {object} value @returns {Reply} */
const json = (value, status = 200) => ({ status, body: JSON.stringify(value) });

/** @param {import('node:http').IncomingMessage} request */
const bearer = ({ headers: { authorization = '' } }) => authorization.replace(/^Bearer /i, '');

/**
 * @typedef {{ fields: URLSearchParams, authorization: string }} Form
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Form>}
 */
async function readForm(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return { fields: new URLSearchParams(text), authorization: request.headers.authorization ?? '' };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
async function listen(server, port) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
