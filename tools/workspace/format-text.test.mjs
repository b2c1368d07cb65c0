import { formatText } from './format-text.mjs';

test('a file is written as the repository is: quotes, width and commas by its language', async () => {
  const list = Array.from({ length: 12 }, (_, at) => `"number ${at}"`).join(',');
  expect(await formatText('a.ts', 'const a={b:"c"}')).toBe("const a = { b: 'c' };\n");
  expect(await formatText('list.mjs', `f([${list}])`)).toMatch(/^f\(\[\n {2}'number 0',\n[^]*11',\n\]\);\n$/);
  expect(await formatText('a.json', '{"b":[1,2]}')).toBe('{ "b": [1, 2] }\n');
});

test('text that is not its language is an error that shows where', async () => {
  await expect(formatText('a.ts', 'const a = {};\nf(')).rejects.toThrow(/^a\.ts: [^]*a\.ts:2:3/);
});
