import { urlOf } from '@console/node-kit/config';
import { z } from 'zod';

/** Where codes go: `log`, for development, or a real provider. */
export const smsFields = {
  /** Nothing means `log` where an origin is http; a console in production must say what it wants. */
  SMS_PROVIDER: z.enum(['log', 'aliyun']).optional(),
  SMS_ACCESS_KEY_ID: z.string().min(1).optional(),
  SMS_ACCESS_KEY_SECRET: z.string().min(1).optional(),
  SMS_SIGN_NAME: z.string().min(1).optional(),
  SMS_TEMPLATE_CODE: z.string().min(1).optional(),
  SMS_ENDPOINT: urlOf('http', 'https').default('https://dysmsapi.aliyuncs.com'),
};

const NEEDED_BY_ALIYUN = [
  'SMS_ACCESS_KEY_ID',
  'SMS_ACCESS_KEY_SECRET',
  'SMS_SIGN_NAME',
  'SMS_TEMPLATE_CODE',
] as const;

/** What is known of where the console stands, as far as that is valid itself. */
const surroundings = z.object({ NODE_ENV: z.literal('production'), PUBLIC_ORIGINS: z.array(z.string()) });

/**
 * What a schema with these fields is refined by: the provider must have what it needs, and be named where
 * codes in a log would be an open secret. It looks even when other fields are at fault, so that a boot
 * lists everything.
 */
export const requireSmsSettings = [
  (env: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    const provider = env['SMS_PROVIDER'];
    const needed = provider === 'aliyun' ? NEEDED_BY_ALIYUN : isPublic(env) ? ['SMS_PROVIDER'] : [];
    for (const name of needed) {
      if (env[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'must be chosen' });
    }
  },
  { when: (): boolean => true },
] as const;

/** In production, and open to browsers over https alone. */
function isPublic(env: unknown): boolean {
  const { success, data } = surroundings.safeParse(env);
  if (!success || data.PUBLIC_ORIGINS.length === 0) return false;
  return data.PUBLIC_ORIGINS.every((origin) => origin.startsWith('https://'));
}
