/** A service as a process: reads its configuration, builds its parts and listens; and the description of its calls. */
import 'reflect-metadata';

export { openApiDocument } from '../openapi/openapi-document.ts';
export { bootService } from './boot-service.ts';
export type { ConnectionLimits } from './connection-limits.ts';
export { createService, type Service, type ServiceParts } from './create-service.ts';
