test('what differs for Jest still does, however little', () => {
  expect(Buffer.from('abc')).not.toEqual(Buffer.from('abd'));
  expect(Float64Array.of(1, 2)).not.toEqual(Float64Array.of(1, 3));
  expect({ rows: [{ a: 1 }, { a: 0 }] }).not.toEqual({ rows: [{ a: 1 }, { a: -0 }] });
  expect([{ a: null }]).not.toEqual([{ a: NaN }]);
  expect({ a: 1, b: undefined }).not.toStrictEqual({ a: 1 });
  expect(new Map([['a', { b: 1 }]])).not.toEqual(new Map([['a', { b: 2 }]]));
});

test('what Jest finds equal still is, although Node does not', () => {
  expect({ a: 1, b: undefined }).toEqual({ a: 1 });
  expect({ a: { b: 'text' } }).toEqual({ a: { b: expect.stringMatching(/^te/) } });
  expect([{ a: 1 }, { a: 2 }]).toEqual(expect.arrayContaining([{ a: 2 }]));
});

test('a difference is said with its place', () => {
  expect(() => expect([{ a: 1 }, { a: 2 }]).toEqual([{ a: 1 }, { a: 3 }])).toThrow('-     "a": 3,');
});
