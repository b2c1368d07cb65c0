/** Typed queries over the tables of a schema, and the parts that many of them share. */
export { textContaining, textStarting } from '../tables/like-text.ts';
export { byFilterAndOrder } from './by-filter-and-order.ts';
export { inOrder } from './in-order.ts';
export { inShareMode } from './in-share-mode.ts';
export { fromJson, type JsonColumn } from './json-column.ts';
export { keyedPage, type KeyedTable } from './keyed-page.ts';
export { keyedPages } from './keyed-pages.ts';
export { namedColumns } from './named-columns.ts';
export type { PublicUsers } from './public-users.ts';
export { recordList } from './record-list.ts';
export { findRecord, presentRecords, type RecordReads } from './record-reads.ts';
export {
  recordColumns,
  recordStamps,
  type RecordRow,
  type RecordStamps,
  type RemovableRow,
} from './record-row.ts';
export { templatesOf, type Places, type QueryTemplate } from './query-template.ts';
export { readArrays } from './read-arrays.ts';
export { queriesOf, type Querying } from './typed-queries.ts';
export { activeUserName, userName } from './user-name.ts';
