import { SERVICE_NAMES, type ServiceName } from '@console/contract-core';
import { z } from 'zod';

/** The services behind the gateway: every one but itself. */
export type Upstream = Exclude<ServiceName, 'gateway'>;
export const UPSTREAMS = SERVICE_NAMES.filter((name): name is Upstream => name !== 'gateway');

/** `access=http://host:port,company=…`: where each service behind the gateway listens. */
export const serviceUrls = z.string().transform((text, context): Readonly<Record<Upstream, string>> => {
  const urls = Object.fromEntries(text.split(',').map((pair) => pair.trim().split(/=(.*)/s).slice(0, 2)));
  const missing = UPSTREAMS.filter((name) => !URL.canParse(urls[name] ?? ''));
  if (missing.length === 0) return urls;
  context.addIssue({ code: 'custom', message: `needs name=http://host:port for ${missing.join(', ')}` });
  return z.NEVER;
});
