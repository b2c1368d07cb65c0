import { join } from 'node:path';

/** The argument for the market's `loadMapping`: a built-in name unchanged, a JSON file by its path. */
export function mappingPlace(folder: string, mapping: string): string {
  return mapping.endsWith('.json') ? join(folder, mapping) : mapping;
}
