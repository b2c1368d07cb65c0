import { aiEntries, type DICT_TYPES } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { client } from '../client.ts';

export interface DictionaryOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

const NONE: readonly never[] = [];
const FRESH_MS = 10 * 60_000;

/** The options of a dictionary; none until they are loaded. */
export function useDictionary<Value extends string>(
  dictType: (typeof DICT_TYPES)[number],
): readonly DictionaryOption<Value>[] {
  const { data } = useCall(client, aiEntries.dictionaryOption, { dictType }, { staleTime: FRESH_MS });
  return (data as readonly DictionaryOption<Value>[] | undefined) ?? NONE;
}

/** The label of a value; empty until the options are loaded. */
export const labelIn = (options: readonly DictionaryOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';
