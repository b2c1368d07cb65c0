import { parseArgs } from 'node:util';
import { UsageFault } from './usage-fault.ts';

/**
 * The values of a command's options as typed, `--name value` or `--name=value`: a value may begin with one
 * dash, as
 * -0.01 does. `--json` has no value and changes nothing, as JSON is what every command answers.
 * @throws UsageFault for an unknown option, a repeated one, or one without its value
 */
export function optionsOf<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  usage: string,
): Readonly<Partial<Record<Name, string>>> {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    // A strict parser accepts no value that begins with a dash, and prints three lines about it.
    strict: false,
    tokens: true,
  });
  const values: Partial<Record<Name, string>> = {};
  for (const token of tokens) {
    if (token.kind !== 'option')
      throw new UsageFault(`${'value' in token ? token.value : '--'} is no option: ${usage}`);
    const { rawName, value, inlineValue } = token;
    if (rawName === '--json' && value === undefined) continue;
    const name = names.find((each) => rawName === `--${each}`);
    if (name === undefined) throw new UsageFault(`${rawName} is no option: ${usage}`);
    if (values[name] !== undefined) throw new UsageFault(`${rawName} occurs twice`);
    if (value === undefined || (inlineValue === false && value.startsWith('--')))
      throw new UsageFault(`${rawName} takes a value: ${usage}`);
    values[name] = value;
  }
  return values;
}
