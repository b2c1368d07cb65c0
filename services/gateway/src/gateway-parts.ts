import type { ServiceParts } from '@console/node-kit/service';
import { ALL_ENTRIES } from './all-entries.ts';
import type { GatewayConfig } from './gateway-config.ts';
import { GatewayModule } from './gateway.module.ts';
import { addIntake } from './intake/add-intake.ts';
import { boundSockets } from './intake/bound-sockets.ts';
import { GATEWAY_LIMITS, type GatewayLimits } from './intake/gateway-limits.ts';
import { addCompression } from './routing/compression.ts';
import { addProxy, proxyPaths } from './routing/proxy.ts';
import { routingTable } from './routing/routing-table.ts';
import { addSecurityHeaders } from './routing/security-headers.ts';
import { addStaticFiles, STATIC_PATHS } from './routing/static-files.ts';

/** The parts of the one origin: its own calls, files, and every other service behind the generated table. */
export function gatewayParts(
  config: GatewayConfig,
  limits: GatewayLimits = GATEWAY_LIMITS,
): ServiceParts<GatewayConfig> {
  const routes = routingTable(ALL_ENTRIES);
  return {
    name: 'gateway',
    config,
    module: GatewayModule,
    entries: ALL_ENTRIES,
    // `/us/api/x` and `/api/x` are the same call.
    rewriteUrl: (url) => url.replace(/^\/us(?=\/)/, ''),
    openRoutes: [...proxyPaths(routes), ...STATIC_PATHS],
    connections: limits.connections,
    plugins: async (http, logger) => {
      if (config.TRUST_PROXY === '') boundSockets(http.server, limits.sockets);
      const intake = addIntake(http, limits);
      addSecurityHeaders(http, config.VIEWER_ORIGINS);
      await addCompression(http);
      await addProxy(http, { routes, urls: config.SERVICE_URLS, intake, limits, logger });
      await addStaticFiles(http, { shell: config.SHELL_DIR, remotes: config.REMOTES_DIR });
    },
  };
}
