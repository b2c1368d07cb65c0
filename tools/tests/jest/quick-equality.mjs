import { expect } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';

/*
 * Jest compares values cell by cell, four seconds for a megabyte. Node compares the same in milliseconds, and what it
 * finds equal is equal to Jest, too. Whatever else is, Jest decides, and says where the difference is.
 */
expect.addEqualityTesters([
  (one, other) =>
    typeof one === 'object' && one !== null && isDeepStrictEqual(one, other) ? true : undefined,
]);
