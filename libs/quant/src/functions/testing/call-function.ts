import { applyDefinition, definitionFaults, type Definition } from '../../rules/definition.ts';
import type { ParameterFault } from '../../rules/parameter-fault.ts';
import type { RulePanel } from '../../rules/rule-panel.ts';
import { FORMULA_FUNCTIONS, type FormulaFunctionName } from '../formula-functions.ts';

/** A function called as it is written: its panels, and its constants in their order. */
export function callFunction(
  name: FormulaFunctionName,
  constants: readonly number[],
  panels: readonly Float64Array[],
  panel: RulePanel,
): Float64Array {
  return applyDefinition(definitionOf(name), named(name, constants), panels, panel);
}

/** What is wrong with such a call. */
export function callFaults(
  name: FormulaFunctionName,
  constants: readonly number[],
  panels: number,
): ParameterFault[] {
  return definitionFaults(definitionOf(name), named(name, constants), panels);
}

function definitionOf(name: FormulaFunctionName): Definition<unknown> {
  return FORMULA_FUNCTIONS[name].definition as Definition<unknown>;
}

function named(name: FormulaFunctionName, constants: readonly number[]): Record<string, number> {
  const names: readonly string[] = FORMULA_FUNCTIONS[name].constants;
  return Object.fromEntries(constants.map((constant, at) => [names[at] ?? `constant ${at}`, constant]));
}
