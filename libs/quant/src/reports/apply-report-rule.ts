import { applyDefinition, definitionFaults, type Definition } from '../rules/definition.ts';
import { faultText } from '../rules/parameter-fault.ts';
import { RULES, type Rule, type RuleParameters } from '../rules/rule-parameters.ts';
import { overReports } from './over-reports.ts';
import { checkHistory, type ReportHistory } from './report-history.ts';

/**
 * Applies a calc rule to reports instead of days, giving reports again: 1 and 4 to each value, 2, 6 and 7 over
 * windows that count reports. Everything else works on the panel that `carryReports` makes.
 * @throws RangeError for parameters that do not fit and for a rule or window that counts days
 */
export function applyReportRule<R extends Rule>(
  rule: R,
  parameters: RuleParameters[R],
  history: ReportHistory,
): ReportHistory {
  const definition: Definition<RuleParameters[R]> = RULES[rule];
  const [fault] = definitionFaults(definition, parameters, 1);
  if (fault !== undefined) throw new RangeError(faultText(fault));
  const { onReports } = definition;
  if (onReports === 'each') return onEach(definition, parameters, history);
  if (onReports === undefined || !('counts' in parameters && parameters.counts === 'reports'))
    throw new RangeError(`rule ${rule} with these parameters counts days`);
  return overReports(history, onReports(parameters));
}

/** Each entry is a stock of one date. */
function onEach<Parameters>(
  definition: Definition<Parameters>,
  parameters: Parameters,
  history: ReportHistory,
): ReportHistory {
  checkHistory(history);
  const { values } = history;
  const panel = { dates: 1, stocks: values.length };
  return { ...history, values: applyDefinition(definition, parameters, [values], panel) };
}
