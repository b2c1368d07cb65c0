import { bootService } from '@console/node-kit/service';
import { dataConfigSchema } from './data-config.ts';
import { dataParts } from './data-parts.ts';

await bootService(dataConfigSchema, dataParts);
