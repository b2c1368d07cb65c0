import { requireNode } from './run/require-node.mjs';

requireNode();
// Loaded late, so that an old Node reads no more than the check.
void import('./generate/generate.mjs').then(({ main }) => main());
