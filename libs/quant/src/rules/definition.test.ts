import { applyDefinition, definitionFaults, type Definition } from './definition.ts';
import { countFaults, faultAt } from './parameter-fault.ts';
import { countField, optional } from './parameter-fields.ts';

interface Doubling {
  readonly times: number;
  readonly most?: number | null;
}

/** What was asked of the definition below. */
const asked: string[] = [];

/** A definition that is as simple as one can be: cells, so many times. */
const doubling: Definition<Doubling> = {
  fields: { times: countField({ least: 1 }), most: optional(countField({ least: 1 })) },
  faults: ({ times, most }, inputs) => {
    asked.push('faults');
    return [
      ...countFaults(inputs, [1, 1]),
      ...(times > (most ?? Infinity) ? [faultAt(['times'], 'above-other', { other: 'most' })] : []),
    ];
  },
  apply: ([cells = new Float64Array(0)], { times }) => {
    asked.push('apply');
    return cells.map((value) => value * times);
  },
};

const panel = { dates: 1, stocks: 2 };
const cells = Float64Array.of(1, 2);

beforeEach(() => {
  asked.length = 0;
});

test('what fits is applied, after it was judged', () => {
  expect([...applyDefinition(doubling, { times: 3 }, [cells], panel)]).toEqual([3, 6]);
  expect([...applyDefinition(doubling, { times: 3, most: null }, [cells], panel)]).toEqual([3, 6]);
  expect(asked).toEqual(['faults', 'apply', 'faults', 'apply']);
});

test('faults of fields are told alone: what is asked beyond them may trust the fields', () => {
  expect(definitionFaults(doubling, { times: 0, most: 0.5 }, 7)).toEqual([
    faultAt(['times'], 'below-least', { bound: 1 }),
    faultAt(['most'], 'wrong-kind', { kind: 'integer' }),
  ]);
  expect(definitionFaults(doubling, null, 7)).toEqual([faultAt([], 'wrong-kind', { kind: 'object' })]);
  expect(asked).toEqual([]);
});

test('faults beyond fields are told together', () => {
  expect(definitionFaults(doubling, { times: 5, most: 4 }, 2)).toEqual([
    faultAt([], 'wrong-inputs', { given: 2, least: 1, most: 1 }),
    faultAt(['times'], 'above-other', { other: 'most' }),
  ]);
});

test.each<[string, unknown, Float64Array[], string]>([
  ['the first fault of fields', { times: 0, most: 0 }, [cells], 'times: below-least (bound 1)'],
  ['the first fault beyond them', { times: 5, most: 4 }, [], 'all: wrong-inputs (given 0, least 1, most 1)'],
  [
    'a fault of parameters before one of panels',
    { times: 5, most: 4 },
    [cells.subarray(1)],
    'times: above-other (other most)',
  ],
  ['a panel of another size', { times: 1 }, [cells.subarray(1)], '1 values for 1 × 2 cells'],
])('%s is thrown, and nothing is applied', (_, parameters, inputs, message) => {
  expect(() => applyDefinition(doubling, parameters as Doubling, inputs, panel)).toThrow(
    new RangeError(message),
  );
  expect(asked).not.toContain('apply');
});
