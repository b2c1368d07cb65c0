/**
 * Answering the calls and tables of the contract: which method answers which call, sources of tables,
 * refusals. The server is in the entry point `service`.
 */
import 'reflect-metadata';

export { pageOfRows } from '../tables/page-of-rows.ts';
export { tableControllers, tableQuery } from '../tables/table-controllers.ts';
export type { TableQuery, TableSource } from '../tables/table-source.ts';
export { by, byAll, done, type Call, type SignedCall, type Answer } from './answer.ts';
export { answers, callControllers } from './call-controllers.ts';
export { ConstantAnswer } from './constant-answer.ts';
export { networkOf } from './network-of.ts';
export { answerRefusal } from './refusal-filter.ts';
export { retryIn } from './retry-in.ts';
