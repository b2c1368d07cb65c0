import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run/paths.mjs';
import { completeOptional, missingOptional } from './workspace/lock-entries.mjs';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8'));
const missing = missingOptional(lock.packages);
await writeFile(file, `${JSON.stringify({ ...lock, packages: completeOptional(lock.packages) }, null, 2)}\n`);
console.log(`${missing.length} entries added${missing.map(({ name }) => `\n  ${name}`).join('')}`);
