import type { z } from 'zod';
import type { KitConfig } from '../config/kit-config.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { createService, type ServiceParts } from './create-service.ts';

/**
 * Starts a service and listens: reads its configuration (injected under CONFIG), then builds `parts`. Bad
 * configuration, an undeclared route or an entry without a handler ends the process with 1 and prints every
 * fault. SIGTERM and SIGINT let running requests finish.
 */
export async function bootService<Config extends KitConfig>(
  configSchema: z.ZodType<Config>,
  parts: (config: Config) => ServiceParts,
): Promise<void> {
  try {
    const config = readConfig(configSchema, process.env);
    const service = await createService(parts(config));
    const stop = (): void => {
      service.close().then(
        () => process.exit(0),
        (error: unknown) => {
          service.logger.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    await service.app.listen(config.PORT, config.HOST);
    service.logger.info({ port: config.PORT }, 'listening');
  } catch (error) {
    const text =
      error instanceof ConfigError || !(error instanceof Error)
        ? String(error)
        : (error.stack ?? error.message);
    process.stderr.write(`cannot start: ${text}\n`);
    process.exit(1);
  }
}
