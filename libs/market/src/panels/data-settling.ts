import { MESSAGES, Refusal } from '@console/contract-core';

/**
 * Thrown while bars were loaded but their ex-rights factors are not derived yet: adjusted prices would be wrong until
 * then.
 */
export class DataSettling extends Refusal {
  constructor() {
    super(MESSAGES.dataSettling);
    this.name = 'DataSettling';
  }
}
