import { recordStamps, type RecordStamps } from '@console/node-kit/queries';

/** The writers, times and version of the row with alias `row`, by their names in document 3. */
export function documentedStamps(row: string): {
  readonly createUser: RecordStamps['createdUser'];
  readonly createTime: RecordStamps['createdTime'];
  readonly updateUser: RecordStamps['updatedUser'];
  readonly updateTime: RecordStamps['updatedTime'];
  readonly version: RecordStamps['version'];
} {
  const { createdUser, createdTime, updatedUser, updatedTime, version } = recordStamps(row);
  return {
    createUser: createdUser,
    createTime: createdTime,
    updateUser: updatedUser,
    updateTime: updatedTime,
    version,
  };
}
