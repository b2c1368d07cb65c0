import { faultText, type ParameterFault } from './parameter-fault.ts';
import { fieldFaults, type Fields } from './parameter-fields.ts';
import { checkPanels, type RulePanel } from './rule-panel.ts';

/** A rule or a function: its parameters, their checks, and its computation. */
export interface Definition<Parameters> {
  readonly fields: Fields;
  /** The faults across fields, the number of inputs included; called once every field is valid. */
  readonly faults: (parameters: Parameters, inputs: number) => ParameterFault[];
  /** Panels in, a panel of its own out. Parameters and inputs have been checked. */
  readonly apply: (inputs: readonly Float64Array[], parameters: Parameters, panel: RulePanel) => Float64Array;
  /**
   * How it works on reports instead of days, where possible: on each value alone, or on windows of reports.
   */
  readonly onReports?: 'each' | ((parameters: Parameters) => ReportWindow);
}

/** A number of the last `length` reports: `measure` gets their values, oldest first, NaN where there is none. */
export interface ReportWindow {
  readonly length: number;
  readonly measure: (values: Float64Array) => number;
}

/** All faults of parameters and a number of inputs. Null and absent are the same. */
export function definitionFaults<Parameters>(
  definition: Definition<Parameters>,
  parameters: unknown,
  inputs: number,
): ParameterFault[] {
  const faults = fieldFaults(definition.fields, parameters);
  // Fields without a fault have the declared type.
  return faults.length > 0 ? faults : definition.faults(parameters as Parameters, inputs);
}

/**
 * Applies a definition to inputs that fit.
 * @throws RangeError naming the first fault, or a panel of another size
 */
export function applyDefinition<Parameters>(
  definition: Definition<Parameters>,
  parameters: Parameters,
  inputs: readonly Float64Array[],
  panel: RulePanel,
): Float64Array {
  const [fault] = definitionFaults(definition, parameters, inputs.length);
  if (fault !== undefined) throw new RangeError(faultText(fault));
  checkPanels(inputs, panel);
  return definition.apply(inputs, parameters, panel);
}
