/**
 * Panel blocks, a cache made from the rows: one field of all securities on one day. `cells` are little-endian
 * float64, cell i is of the security with id i + 1; NaN is missing.
 */
export const CREATE_PANEL_BLOCK_SQL = `CREATE TABLE \`panel_block\` (
  \`field\` VARCHAR(40) NOT NULL,
  \`trade_date\` DATE NOT NULL,
  \`cells\` MEDIUMBLOB NOT NULL,
  PRIMARY KEY (\`field\`, \`trade_date\`)
)`;
