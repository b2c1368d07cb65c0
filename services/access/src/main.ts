import { bootService } from '@console/node-kit/service';
import { accessConfigSchema } from './access-config.ts';
import { accessParts } from './access-parts.ts';

await bootService(accessConfigSchema, accessParts);
