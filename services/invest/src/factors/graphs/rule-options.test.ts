import { checkRule, COMPARISONS, type FaultCode } from '@console/quant';
import { RULES } from '../../../../../libs/quant/src/rules/rule-parameters.ts';
import { ruleOptions, type RuleOption } from './rule-options.ts';

type Parameter = RuleOption['parameters'][number];

/** The parameters that make each rule complete where the form begins without a value. */
const NEEDED: Readonly<Record<number, object>> = {
  1: { full: 20, zero: 0 },
  4: { bands: [{ op: 'between', value: 0, upper: 1, result: 2 }] },
  8: { weights: [1] },
};
const inputsOf = ({ rule, inputs }: RuleOption): number => (rule === 9 ? 4 : inputs[0]);
/** The longest window, so that no bound conflicts with another. */
const whole = (option: RuleOption): Record<string, unknown> => ({
  ...Object.fromEntries(
    option.parameters.filter(({ optional }) => !optional).map(({ key, fallback }) => [key, fallback]),
  ),
  ...(option.parameters.some(({ key }) => key === 'n') ? { n: 10_000 } : {}),
  ...NEEDED[option.rule],
});
const codes = (option: RuleOption, params: object, inputs = inputsOf(option)): FaultCode[] =>
  checkRule(option.rule, params, inputs).map(({ code }) => code);
const tried = (option: RuleOption, { key }: Parameter, value: unknown): FaultCode[] =>
  codes(
    option,
    { ...whole(option), [key]: value },
    option.rule === 9 && key === 'constant' ? 3 : inputsOf(option),
  );

const OPTIONS = ruleOptions();
const PARAMETERS = OPTIONS.flatMap((option) =>
  option.parameters.map((parameter) => ({ name: `${option.title}.${parameter.key}`, option, parameter })),
);
const ofKind = (...kinds: Parameter['kind'][]): typeof PARAMETERS =>
  PARAMETERS.filter(({ parameter }) => kinds.includes(parameter.kind));

it('has every rule, with every parameter that the core declares', () => {
  expect(OPTIONS.map(({ rule }) => String(rule))).toEqual(Object.keys(RULES));
  for (const { rule, parameters } of OPTIONS) {
    const { fields } = RULES[rule as keyof typeof RULES];
    const declared = Object.entries(fields).map(([key, { optional }]) => [key, optional]);
    expect(parameters.map(({ key, optional }) => [key, optional])).toEqual(declared);
  }
});

it.each(OPTIONS.map((option) => [option.title, option] as const))(
  '%s is complete with the form’s values',
  (_, option) => {
    expect(codes(option, whole(option))).toEqual([]);
  },
);

it.each(OPTIONS.map((option) => [option.title, option] as const))(
  '%s takes the stated number of inputs',
  (_, option) => {
    const [least, most] = option.inputs;
    const at = (inputs: number): FaultCode[] => {
      if (option.rule === 7 && inputs > 1) return codes(option, { across: true }, inputs);
      if (option.rule === 8) return codes(option, { weights: Array(inputs).fill(1) }, inputs);
      return codes(
        option,
        option.rule === 9 && inputs < 4 ? { op: '>', constant: 1 } : whole(option),
        inputs,
      );
    };
    expect(at(least)).toEqual([]);
    expect(at(most)).toEqual([]);
    expect(at(least - 1)).not.toEqual([]);
    if (most < 64) expect(at(most + 1)).toContain('wrong-inputs');
  },
);

it.each(ofKind('number', 'integer'))('$name is bounded as the core bounds it', ({ option, parameter }) => {
  const { kind, min, max, fallback } = parameter;
  const step = kind === 'integer' ? 1 : 0.01;
  expect(tried(option, parameter, min ?? -1e12)).toEqual([]);
  expect(tried(option, parameter, max ?? (parameter.key === 'least' ? 10_000 : 1e12))).toEqual([]);
  if (min !== undefined)
    expect(['below-least', 'not-above']).toContain(tried(option, parameter, min - step)[0]);
  if (max !== undefined) expect(tried(option, parameter, max + step)).toEqual(['above-most']);
  if (fallback !== undefined) expect(tried(option, parameter, fallback)).toEqual([]);
  expect(tried(option, parameter, 1.5)).toEqual(
    kind === 'integer' ? ['wrong-kind'] : max === undefined ? [] : ['above-most'],
  );
});

it.each(PARAMETERS.filter(({ parameter }) => parameter.optional && parameter.fallback !== undefined))(
  '$name may be left out where the form states its default',
  ({ option, parameter }) => {
    const kept = Object.entries(whole(option)).filter(([key]) => key !== parameter.key);
    expect(codes(option, Object.fromEntries(kept))).toEqual([]);
  },
);

it('a mean along a window needs its length, for which the form has no default', () => {
  const average = OPTIONS.find(({ rule }) => rule === 7);
  if (!average) throw new Error('no rule 7');
  const [length] = average.parameters.filter(({ key }) => key === 'n');
  expect(length).toMatchObject({ optional: true });
  expect(length).not.toHaveProperty('fallback');
  expect(codes(average, {}, 1)).toEqual(['missing-parameter']);
  expect(codes(average, { across: true }, 2)).toEqual([]);
});

it.each(ofKind('choice'))('$name offers what the core takes', ({ option, parameter }) => {
  for (const { value, label } of parameter.choices ?? []) {
    expect(tried(option, parameter, value)).toEqual([]);
    expect(label).toMatch(/\p{Script=Han}/u);
  }
  const [fault] = checkRule(option.rule, { ...whole(option), [parameter.key]: 'else' }, inputsOf(option));
  expect(fault?.values.allowed).toBe(parameter.choices?.map(({ value }) => value).join(' '));
});

it.each(ofKind('flag'))('$name is a flag', ({ option, parameter }) => {
  expect(tried(option, parameter, parameter.fallback)).toEqual([]);
  expect(tried(option, parameter, 1)).toEqual(['wrong-kind']);
});

it.each(ofKind('comparison'))('$name takes every comparison', ({ option, parameter }) => {
  for (const sign of COMPARISONS) expect(tried(option, parameter, sign)).toEqual([]);
});
