import type { Entities } from '@console/node-kit/database';
import { FACTORS } from './factors/write/factor-records.ts';
import { CALCS } from './indicators/calc-records.ts';
import { STRATEGIES } from './strategies/publish/strategy-records.ts';
import { STYLES } from './styles/style-records.ts';

/** The records that this service writes. */
export const entities: Entities = [STYLES.entity, FACTORS.entity, CALCS.entity, STRATEGIES.entity];
