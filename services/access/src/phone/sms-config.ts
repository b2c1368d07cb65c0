import { urlOf } from '@console/node-kit/config';
import { z } from 'zod';

/** Where codes go: `log`, for development, or a real provider. */
export const smsFields = {
  /** Missing means `log` where an origin is http; a console in production must name a provider. */
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

/** The settings that say whether the console is public, when they are valid themselves. */
const surroundings = z.object({ NODE_ENV: z.literal('production'), PUBLIC_ORIGINS: z.array(z.string()) });

/**
 * The refinement of a schema with these fields: the provider must have what it needs, and must be named where codes in
 * a log would be an open secret. It runs even when other fields are invalid, so that a start lists every fault.
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

/** Whether it runs in production, and is open to browsers over https only. */
function isPublic(env: unknown): boolean {
  const { success, data } = surroundings.safeParse(env);
  if (!success || data.PUBLIC_ORIGINS.length === 0) return false;
  return data.PUBLIC_ORIGINS.every((origin) => origin.startsWith('https://'));
}
