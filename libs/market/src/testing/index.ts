/** What tests of other packages ask of the mart. */
export { selectArrays } from '../database/select-arrays.ts';
export { coverages } from '../derive/coverages/coverages.ts';
export { MARKET_MIGRATIONS } from '../schema/migrations.ts';
export { gbkBytes } from '../verify/gbk-bytes.ts';
export { scratchMarket, type ScratchMarket } from './scratch-market.ts';
