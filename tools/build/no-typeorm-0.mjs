/**
 * In place of @nestjs/typeorm's helper for both generations of TypeORM, which loads a second TypeORM from node_modules at
 * each start to look for what the first generation had. The second has neither.
 */
export const Connection = undefined;
export const AbstractRepository = undefined;
