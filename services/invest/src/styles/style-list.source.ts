import { investTables } from '@console/contract-invest';
import { recordList } from '@console/node-kit/queries';
import { nameContaining } from '../name-containing.ts';
import { STYLE_READS } from './style-columns.ts';

/** The tenant's styles as a table. `dataType` and `latested` have the same value for every style. */
export const StyleListSource = recordList(investTables.styleList, STYLE_READS, ({ search }) =>
  search === undefined ? [] : [nameContaining(STYLE_READS.columns.styleName, search)],
);
