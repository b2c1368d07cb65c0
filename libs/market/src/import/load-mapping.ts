import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import baostock from '../../mappings/baostock.json' with { type: 'json' };
import { mappingSchema, type Mapping } from './mapping.ts';

const BUILT_IN: Readonly<Record<string, unknown>> = { baostock };
/** The built-in mappings, by the names `loadMapping` takes. */
export const MAPPING_NAMES: readonly string[] = Object.keys(BUILT_IN);

/** A mapping by the name of a built-in one or from a JSON file. Throws with every fault of it. */
export async function loadMapping(nameOrFile: string): Promise<Mapping> {
  const content: unknown = Object.hasOwn(BUILT_IN, nameOrFile)
    ? BUILT_IN[nameOrFile]
    : JSON.parse(await readFile(nameOrFile, 'utf8'));
  const parsed = mappingSchema.safeParse(content);
  if (!parsed.success) throw new Error(`mapping ${nameOrFile}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
