import { figureText } from './figure-text.ts';

it.each([
  [49.784, '49.78'],
  [0, '0.00'],
  [0.0312345, '0.03123'],
  [-0.5, '−0.50'],
  [0.0000012, '0.0000012'],
  [1234567.891, '1,234,567.89'],
  [null, '—'],
])('%s is %s', (value, text) => {
  expect(figureText(value)).toBe(text);
});
