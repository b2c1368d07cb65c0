import { bootService } from '@console/node-kit/service';
import { gatewayConfigSchema } from './gateway-config.ts';
import { gatewayParts } from './gateway-parts.ts';

await bootService(gatewayConfigSchema, gatewayParts);
