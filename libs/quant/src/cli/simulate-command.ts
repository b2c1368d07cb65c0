import { simulate } from '../ledger/simulate.ts';
import { ledgerJson } from './ledger-json.ts';
import { readMarket } from './market-files.ts';
import { optionsOf } from './options-of.ts';
import { readText } from './read-text.ts';
import { readStrategy } from './strategy-file.ts';
import { UsageFault } from './usage-fault.ts';

export const SIMULATE_USAGE = 'quant simulate --data DIR --strategy FILE [--json]';

/** What `quant simulate` answers: every day, order and booking of a strategy, as JSON. */
export function simulateCommand(args: readonly string[]): string {
  const { data, strategy: file } = optionsOf(args, ['data', 'strategy'], SIMULATE_USAGE);
  if (data === undefined || file === undefined) throw new UsageFault(SIMULATE_USAGE);
  const market = readMarket(data);
  const { strategy, rules } = readStrategy(file, readText(file), market);
  return ledgerJson([...simulate(market, strategy, rules)]);
}
