import { BACKTEST_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';

/** Bars were loaded that their ex-rights factors have not followed yet: adjusted prices would be wrong until then. */
export class DataSettling extends Refusal {
  constructor() {
    super(BACKTEST_MESSAGES.dataSettling);
    this.name = 'DataSettling';
  }
}
