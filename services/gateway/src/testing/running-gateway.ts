import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SHELL_API } from '@console/contract-core';
import { auditLogMigration } from '@console/node-kit/records';
import {
  connectionsTo,
  freePort,
  scratchData,
  startService,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { UPSTREAMS } from '@console/node-kit/config';
import { gatewayConfigSchema } from '../gateway-config.ts';
import { GATEWAY_LIMITS, type GatewayLimits } from '../intake/gateway-limits.ts';
import { gatewayParts } from '../gateway-parts.ts';
import { platformMigrations } from '../registry/migrations.ts';
import { echoUpstream, type EchoUpstream } from './echo-upstream.ts';

export const INDEX_HTML = '<!doctype html><title>console</title>';
export const SHELL_SCRIPT = 'export const shell = 1;';
export const REMOTE_SCRIPT = 'export const remote = 1;';
export const SECRET_FILE = 'not for anyone';
/** The served shell's description of itself. */
export const SHELL = {
  version: 'abc123def456',
  provides: { shellApi: SHELL_API, '@console/platform': '0.1.0', '@console/ui': '0.1.0' },
};

export interface RunningGateway {
  readonly data: ScratchData;
  readonly service: RunningService;
  readonly remotesDir: string;
  readonly shellDir: string;
  readonly stateDir: string;
  /** The services behind it that are up. */
  readonly upstreams: ReadonlyMap<string, EchoUpstream>;
  /** The number of open connections to the gateway. */
  connections(): Promise<number>;
  stop(): Promise<void>;
}

/** The whole gateway with echoing services behind it (one of them down: ai), and files to serve. */
export async function runningGateway(
  env: Readonly<Record<string, string>> = {},
  limits: Partial<GatewayLimits> = {},
): Promise<RunningGateway> {
  const data = await scratchData({ platform: platformMigrations, access: [auditLogMigration] });
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await writeFiles(folder);
  const upstreams = await Promise.all(
    UPSTREAMS.filter((name) => name !== 'ai').map(async (name) => ({ name, ...(await echoUpstream(name)) })),
  );
  const urls = [
    ...upstreams.map(({ name, url }) => `${name}=${url}`),
    `ai=http://127.0.0.1:${await freePort()}`,
  ];
  const service = await startService({
    data,
    config: gatewayConfigSchema,
    parts: (config) => gatewayParts(config, { ...GATEWAY_LIMITS, ...limits }),
    env: {
      SHELL_DIR: join(folder, 'shell'),
      REMOTES_DIR: join(folder, 'remotes'),
      STATE_DIR: join(folder, 'state'),
      SERVICE_URLS: urls.join(','),
      ...env,
    },
  });
  return {
    data,
    service,
    remotesDir: join(folder, 'remotes'),
    shellDir: join(folder, 'shell'),
    stateDir: join(folder, 'state'),
    upstreams: new Map(upstreams.map((upstream) => [upstream.name, upstream])),
    connections: () => connectionsTo(service.service.app.getHttpServer()),
    stop: async () => {
      await service.stop();
      await Promise.all(upstreams.map((upstream) => upstream.close()));
      await data.drop();
      await rm(folder, { recursive: true });
    },
  };
}

async function writeFiles(folder: string): Promise<void> {
  const files: Readonly<Record<string, string | Buffer>> = {
    'secret.txt': SECRET_FILE,
    'shell/index.html': INDEX_HTML,
    'shell/shell.json': JSON.stringify(SHELL),
    'shell/main.0123abcd.js': SHELL_SCRIPT,
    'shell/main.0123abcd.js.br': brotliCompressSync(SHELL_SCRIPT),
    'shell/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'remotes/company/1.0.0/entry.js': REMOTE_SCRIPT,
    'remotes/company/1.0.0/entry.js.br': brotliCompressSync(REMOTE_SCRIPT),
    'remotes/company/1.0.0/mf-manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  }
}
