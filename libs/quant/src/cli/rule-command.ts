import { applyRule } from '../rules/apply-rule.ts';
import { faultText } from '../rules/parameter-fault.ts';
import { checkRule, isRule, type RuleParameters } from '../rules/rule-parameters.ts';
import { orNull } from '../stats/or-null.ts';
import { readIndustries } from './industry-file.ts';
import { optionsOf } from './options-of.ts';
import { readText } from './read-text.ts';
import { ruleInputs } from './rule-inputs.ts';
import { UsageFault } from './usage-fault.ts';
import { alignedTo, readWide } from './wide-file.ts';

export const RULE_USAGE =
  'quant rule --rule 1…9 --params JSON --input A=X.csv,B=Y.csv [--industry I.csv] [--json]';

/** The output of `quant rule`: the rule's values on the dates and stocks of its first input. */
export function ruleCommand(args: readonly string[]): Record<string, unknown> {
  const values = optionsOf(args, ['rule', 'params', 'input', 'industry'], RULE_USAGE);
  if (values.rule === undefined || values.input === undefined) throw new UsageFault(RULE_USAGE);
  const rule = ruleOf(values.rule);
  const parameters = parametersOf(values.params ?? '{}');
  const files = ruleInputs(values.input, rule, parameters);
  const [fault] = checkRule(rule, parameters, files.length);
  if (fault !== undefined || !isRule(rule))
    throw new UsageFault(fault === undefined ? RULE_USAGE : `--params: ${faultText(fault)}`);
  const [first, ...others] = files.map((file) => ({ file, ...readWide(file, readText(file)) }));
  if (first === undefined) throw new UsageFault(RULE_USAGE);
  const { dates, assets } = first;
  const industries =
    values.industry === undefined
      ? {}
      : { industries: readIndustries(values.industry, readText(values.industry), assets).of };
  const result = applyRule(
    rule,
    parameters as RuleParameters[typeof rule],
    [first.values, ...others.map((other) => alignedTo(other.file, other, dates, assets))],
    { dates: dates.length, stocks: assets.length, ...industries },
  );
  return {
    dates,
    assets,
    values: dates.map((_, date) =>
      Array.from(result.subarray(date * assets.length, (date + 1) * assets.length), orNull),
    ),
  };
}

function ruleOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageFault(`--rule takes 1 to 9, not "${text}"`);
  return Number(text);
}

function parametersOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageFault(`--params is no JSON: ${text}`);
  }
}
