import type { Connection } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';
import { MARKET_TABLES } from '../schema/tables.ts';
import type { PlainFigures, SecurityFigures } from './plain-reading.ts';

type Scalars = Omit<PlainFigures, 'treeNodes' | 'perSecurity'>;

/** The same figures as `plainReading`, asked of the database. */
export async function databaseFigures(connection: Connection): Promise<PlainFigures> {
  const [scalars] = await selectRows<Scalars>(
    connection,
    `SELECT
      (SELECT COUNT(*) FROM security) AS securities,
      (SELECT COUNT(*) FROM security WHERE delist_date IS NOT NULL) AS delisted,
      (SELECT COUNT(*) FROM sw_member) AS members,
      (SELECT COUNT(*) FROM sw_member WHERE valid_to IS NULL) AS openMembers,
      COUNT(*) AS bars, SUM(suspended) + 0e0 AS suspendedBars, SUM(st) + 0e0 AS stBars,
      (SELECT COUNT(*) FROM trading_calendar WHERE is_open = 1) AS days,
      MIN(trade_date) AS firstDay, MAX(trade_date) AS lastDay,
      SUM(amount) AS amount, SUM(turnover_rate) AS turnover,
      SUM(pe_ttm IS NULL) + 0e0 AS missingPe, SUM(IFNULL(pe_ttm < 0, 0)) + 0e0 AS lossPe
    FROM daily_bar`,
  );
  if (!scalars) throw new Error('no figures');
  const levels = await selectRows<{ level: number; nodes: number }>(
    connection,
    'SELECT level, COUNT(*) AS nodes FROM sw_industry GROUP BY level',
  );
  const nodes = (level: number): number => levels.find((row) => row.level === level)?.nodes ?? 0;
  return {
    ...scalars,
    treeNodes: [nodes(1), nodes(2), nodes(3)],
    perSecurity: await perSecurity(connection),
  };
}

async function perSecurity(connection: Connection): Promise<ReadonlyMap<string, SecurityFigures>> {
  const rows = await selectRows<SecurityFigures & { code: string }>(
    connection,
    `SELECT CONCAT(LOWER(security.exchange), '.', security.code) AS code, own.bars, own.growth,
      quote.close AS lastClose, quote.high_52w AS high
    FROM (SELECT security_id, COUNT(*) AS bars, EXP(SUM(LN(close / pre_close))) AS growth
      FROM daily_bar GROUP BY security_id) own
    JOIN security ON security.id = own.security_id
    JOIN latest_quote quote ON quote.security_id = own.security_id`,
  );
  return new Map(rows.map(({ code, ...figures }) => [code, figures]));
}

/** A digest per table, for comparing two loads row by row. */
export async function tableDigests(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for (const { name, columns } of MARKET_TABLES) {
    const cells = columns.map((column) => `IFNULL(\`${column.name}\`, '-')`).join(', ');
    const [row] = await selectRows<{ digest: string }>(
      connection,
      `SELECT CONCAT(COUNT(*), ' rows, ', HEX(BIT_XOR(CAST(CONV(LEFT(MD5(CONCAT_WS('|', ${cells})), 15), 16, 10)
        AS UNSIGNED)))) AS digest FROM \`${name}\``,
    );
    digests.set(name, row?.digest ?? '');
  }
  return digests;
}
