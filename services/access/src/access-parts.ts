import { accessEntries } from '@console/contract-access';
import type { ServiceParts } from '@console/node-kit/service';
import type { AccessConfig } from './access-config.ts';
import { AccessModule } from './access.module.ts';
import { entities } from './entities.ts';
import { acceptUploads } from './uploads/accept-uploads.ts';

/** The HTTP service. */
export const accessParts = (config: AccessConfig): ServiceParts<AccessConfig> => ({
  name: 'access',
  config,
  module: AccessModule,
  entities,
  entries: Object.values(accessEntries),
  plugins: acceptUploads,
});
