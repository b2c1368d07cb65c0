import { main } from './boundaries/check.mjs';

process.exitCode = await main();
