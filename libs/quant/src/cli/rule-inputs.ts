import { UsageFault } from './usage-fault.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The files of `A=X.csv,B=Y.csv` in the order in which the rule takes them: by their letters, each exactly
 * once, except that rule 9 has no B where a constant replaces it.
 * @throws UsageFault
 */
export function ruleInputs(text: string, rule: number, parameters: unknown): readonly string[] {
  const files = new Map<string, string>();
  for (const part of text.split(',')) {
    const [, letter, file] = /^([A-Z])=(.+)$/.exec(part) ?? [];
    if (letter === undefined || file === undefined)
      throw new UsageFault(`--input takes A=X.csv,B=Y.csv, not "${part}"`);
    if (files.has(letter)) throw new UsageFault(`--input: ${letter} occurs twice`);
    files.set(letter, file);
  }
  const letters = lettersOf(rule, parameters, files.size);
  if (letters.length !== files.size || !letters.every((letter) => files.has(letter)))
    throw new UsageFault(
      `--input: rule ${rule}${hasConstant(parameters) ? ' with a constant' : ''} takes ${letters.join(', ')}, not ${[...files.keys()].join(', ')}`,
    );
  return letters.map((letter) => files.get(letter) ?? '');
}

/** The letters of a rule's inputs; for other rules their own check decides the number of inputs. */
function lettersOf(rule: number, parameters: unknown, given: number): readonly string[] {
  if (rule !== 9) return LETTERS.slice(0, given);
  return hasConstant(parameters) ? ['A', 'C', 'D'] : ['A', 'B', 'C', 'D'];
}

function hasConstant(parameters: unknown): boolean {
  return (
    typeof parameters === 'object' &&
    parameters !== null &&
    'constant' in parameters &&
    parameters.constant !== null
  );
}
