import { main } from './licences/check.mjs';

process.exitCode = await main();
