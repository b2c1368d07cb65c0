import { join } from 'node:path';

/** What `loadMapping` of the market reads: a built-in name as it is, a JSON file by its path. */
export function mappingPlace(folder: string, mapping: string): string {
  return mapping.endsWith('.json') ? join(folder, mapping) : mapping;
}
