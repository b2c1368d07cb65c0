import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFormatText } from './data-format-text.ts';

test('the documented format is what the definitions say; renew it with the command `format`', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../../docs/data-format.md'), 'utf8');
  expect(document).toContain(dataFormatText());
});
