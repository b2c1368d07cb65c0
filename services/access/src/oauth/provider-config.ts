import { z } from 'zod';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is on this machine: only there may a provider use plain http. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

const address = (): z.ZodString =>
  z.string().refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hash } = new URL(text);
    return hash === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(text)));
  }, 'must be an https address; http is for loopback hosts alone');

/** The names of sign-ins without a provider, in the audit log. */
const OWN_METHODS = new Set(['account', 'phone', 'token']);

const shared = {
  /** The provider's name in `/oauth/redirect/<source>` and in the audit log. */
  source: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,31}$/, 'lower-case letters, digits, - and _ only')
    .refine((source) => !OWN_METHODS.has(source), 'is a way of signing in already'),
  /** The name that users read. */
  title: z.string().trim().min(1).max(20),
  icon: z.enum(['shield', 'wecom', 'qq']).default('shield'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Sent to the token address beside the grant: `fmt=json` for QQ. */
  tokenParameters: z.record(z.string(), z.string()).default({}),
};

const oidcFields = z.strictObject({
  ...shared,
  kind: z.literal('oidc'),
  /** The issuer; everything else is found at its `/.well-known/openid-configuration`. */
  issuer: address(),
  scope: z.string().default('openid profile'),
  /** The claim with the user's displayed name. */
  nameField: z.string().default('name'),
  /** Whether its signed access tokens sign in. */
  acceptsTokens: z.boolean().default(false),
  /**
   * The audience of such tokens. It must differ from the client, whose ID tokens could not be distinguished from them.
   */
  audience: z.string().min(1).optional(),
});

export const oidcConfigSchema = oidcFields.refine(
  ({ acceptsTokens, audience, clientId }) =>
    !acceptsTokens || (audience !== undefined && audience !== clientId),
  { path: ['audience'], message: 'must be named with acceptsTokens, and be another than the client' },
);
export type OidcConfig = z.output<typeof oidcConfigSchema>;

export const oauth2ConfigSchema = z.strictObject({
  ...shared,
  kind: z.literal('oauth2'),
  authorizationUrl: address(),
  tokenUrl: address(),
  userInfoUrl: address(),
  /** The `iss` that it may send along (RFC 9207). */
  issuer: address().optional(),
  scope: z.string().default(''),
  /** The field of the user info or of the token answer with the user's id: `openid`, else `sub`, when left out. */
  subjectField: z.string().optional(),
  nameField: z.string().default('name'),
  /**
   * For providers that take the token in the address: parameters whose `{field}` is filled from the token answer, and
   * `{client_id}`. When left out, the token is sent as a bearer header.
   */
  userInfoParameters: z.record(z.string(), z.string()).optional(),
  /** Its tokens are not signed for an audience, so they never sign in. */
  acceptsTokens: z.literal(false).default(false),
});
export type Oauth2Config = z.output<typeof oauth2ConfigSchema>;

/** The providers' file: a list, each source once. */
export const providerConfigsSchema = z
  .array(z.discriminatedUnion('kind', [oidcConfigSchema, oauth2ConfigSchema]))
  .superRefine((configs, context) => {
    configs.forEach(({ source }, index) => {
      if (configs.findIndex((other) => other.source === source) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'source'], message: `${source} is there already` });
    });
  });
export type ProviderConfig = z.output<typeof providerConfigsSchema>[number];
