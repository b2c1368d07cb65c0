import { requireNode } from './run/require-node.mjs';

requireNode();
// Loaded late, so that an old Node reads no more than the check.
void import('./suite/model-server.mjs').then(({ main }) => main());
