import { FORMULA_FUNCTIONS, isFormulaFunction } from '../functions/formula-functions.ts';
import { applyDefinition, definitionFaults, type Definition } from '../rules/definition.ts';
import { faultAt, type ParameterFault } from '../rules/parameter-fault.ts';
import type { RulePanel } from '../rules/rule-panel.ts';

/** The names of a function's constants in the order they are written; undefined for an unknown function. */
export function constantNames(name: string): readonly string[] | undefined {
  return isFormulaFunction(name) ? FORMULA_FUNCTIONS[name].constants : undefined;
}

/** The faults of a function's constants, by name, and of the number of its inputs. */
export function functionFaults(
  name: string,
  params: Readonly<Record<string, unknown>>,
  inputs: number,
): ParameterFault[] {
  if (!isFormulaFunction(name)) return [faultAt([], 'unknown-function', { name })];
  const names: readonly string[] = FORMULA_FUNCTIONS[name].constants;
  const unknown = Object.keys(params).filter((each) => !names.includes(each));
  if (unknown.length > 0) return unknown.map((each) => faultAt([each], 'unknown-parameter'));
  return definitionFaults(definitionOf(name), params, inputs);
}

/** @throws RangeError for an unknown function, and constants or panels that do not fit */
export function applyFunction(
  name: string,
  params: Readonly<Record<string, unknown>>,
  inputs: readonly Float64Array[],
  panel: RulePanel,
): Float64Array {
  if (!isFormulaFunction(name)) throw new RangeError(`no function: ${name}`);
  return applyDefinition(definitionOf(name), params, inputs, panel);
}

function definitionOf(name: keyof typeof FORMULA_FUNCTIONS): Definition<unknown> {
  return FORMULA_FUNCTIONS[name].definition as Definition<unknown>;
}
