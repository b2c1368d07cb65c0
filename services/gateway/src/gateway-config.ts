import { kitConfigSchema, serviceUrls } from '@console/node-kit/config';
import { z } from 'zod';

/** `https://a.example,https://b.example`: only complete origins, so that each can be put into a policy. */
const viewerOrigins = z.string().transform((text, context): readonly string[] => {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins)
    if (!origin.startsWith('https://') || !URL.canParse(origin) || new URL(origin).origin !== origin)
      context.addIssue({ code: 'custom', message: `${origin} is not an https origin` });
  return origins;
});

export const gatewayConfigSchema = kitConfigSchema.extend({
  /**
   * The addresses of proxies. The gateway meets clients: it trusts no forwarded address unless its own proxies are
   * named.
   */
  TRUST_PROXY: z.string().default(''),
  /** The folder of the built shell. */
  SHELL_DIR: z.string().min(1),
  /** The folder of released modules, `<module>/<version>/`. */
  REMOTES_DIR: z.string().min(1),
  /** The folder in which the last good registry is kept, for when the database is unavailable. */
  STATE_DIR: z.string().min(1),
  SERVICE_URLS: serviceUrls,
  /** The sites that the embedded viewer may frame. */
  VIEWER_ORIGINS: viewerOrigins.prefault(''),
});
export type GatewayConfig = z.output<typeof gatewayConfigSchema>;
