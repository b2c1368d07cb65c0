import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import baostock from '../../../mappings/baostock.json' with { type: 'json' };
import { mappingSchema, type Mapping } from './mapping.ts';

const BUILT_IN: Readonly<Record<string, unknown>> = { baostock };
/** The built-in mappings, by the names `loadMapping` takes. */
export const MAPPING_NAMES: readonly string[] = Object.keys(BUILT_IN);

/** Thrown for JSON that is no mapping. The message names every fault, for a terminal; `issues` are its parts. */
export class MappingFault extends Error {
  constructor(
    name: string,
    /** The issues, each with the value found in `input`, so that a text in another language can show it. */
    readonly issues: readonly z.core.$ZodIssue[],
  ) {
    super(`mapping ${name}:\n${z.prettifyError({ issues })}`);
  }
}

/**
 * A mapping by the name of a built-in one or from a JSON file. Throws `MappingFault` with all its faults, or the
 * errors of reading and parsing the file.
 */
export async function loadMapping(nameOrFile: string): Promise<Mapping> {
  const content: unknown = Object.hasOwn(BUILT_IN, nameOrFile)
    ? BUILT_IN[nameOrFile]
    : JSON.parse(await readFile(nameOrFile, 'utf8'));
  const parsed = mappingSchema.safeParse(content, { reportInput: true });
  if (!parsed.success) throw new MappingFault(nameOrFile, parsed.error.issues);
  return parsed.data;
}
