import { parseWindow, type MaintenanceWindow } from '@console/contract-core';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** An address whose scheme is one of `schemes`. */
export const urlOf = (...schemes: readonly string[]): z.ZodString =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.replace(':', '')),
      `must be an address of scheme ${schemes.join(' or ')}`,
    );

const windowField = z.string().transform((text, context): MaintenanceWindow => {
  const window = parseWindow(text);
  if (window) return window;
  context.addIssue({ code: 'custom', message: 'must be HH:MM-HH:MM within one day' });
  return z.NEVER;
});

/** The environment variables that every service reads. */
export const kitConfigSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  DATABASE_URL: urlOf('mysql', 'mariadb'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  SCHEMA_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]{0,24}$/, 'lower-case letters, digits and _ only')
    .default(''),
  REDIS_URL: urlOf('redis', 'rediss'),
  JWKS_URL: urlOf('http', 'https'),
  /** Browser origins that may write with cookies. */
  PUBLIC_ORIGINS: z.string().transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  MAINTENANCE_WINDOW: windowField.prefault('07:00-17:30'),
  /** The proxies whose X-Forwarded-For is trusted: addresses, or `loopback`; empty trusts no one. */
  TRUST_PROXY: z.string().default('loopback'),
  /** The bearer token of a scraper of /metrics that is not on this machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  TEST_CLOCK: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
export type KitConfig = z.output<typeof kitConfigSchema>;
