/** The HTTP services behind the gateway. Each owns its schema and its database account. */
export const SERVICE_NAMES = ['gateway', 'access', 'company', 'industry', 'invest', 'ai', 'data'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
