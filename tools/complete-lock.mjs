import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run/paths.mjs';
import { completeLock, missingOptional, unaddressed } from './workspace/lock-entries.mjs';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8'));
const missing = missingOptional(lock.packages).length;
const packages = completeLock(lock.packages);
const addressed = unaddressed(lock.packages).length;
await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${missing} entries and ${addressed} addresses added`);
