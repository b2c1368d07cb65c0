import { ddl, type MigrationClass } from '@console/node-kit/database';

const TENANT = 'tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL';
const CODE = 'VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const HASH = 'CHAR(64) CHARACTER SET ascii NOT NULL';
const STRATEGY = 'FOREIGN KEY (strategy_id) REFERENCES strategy (id)';

/**
 * The migrations of strategies: what was published, and per trading day what its ledger made of it. Money is cents,
 * prices too; every row of a day is written once, in the transaction that moves `last_date` on.
 */
export const strategyMigrations: readonly MigrationClass[] = [
  ddl(
    1795800000101,
    'CreateStrategy',
    `CREATE TABLE strategy (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      name VARCHAR(6) COLLATE utf8mb4_bin NOT NULL,
      style_id INT UNSIGNED NOT NULL,
      strategy_type TINYINT UNSIGNED NOT NULL COMMENT '1 system, 2 user, 3 intelligent',
      tmechanism VARCHAR(12) NOT NULL COMMENT 'the way of publication',
      stock_quantity TINYINT UNSIGNED NULL COMMENT 'null where the user chose the stocks',
      initial_capital BIGINT UNSIGNED NOT NULL COMMENT 'cents',
      adjust_frequency TINYINT UNSIGNED NOT NULL COMMENT '1 day, 2 week, 3 month, 4 quarter',
      factor_id INT UNSIGNED NULL COMMENT 'of an intelligent strategy',
      factor_version INT UNSIGNED NULL,
      weighting VARCHAR(20) CHARACTER SET ascii NULL COMMENT 'of an intelligent strategy',
      status TINYINT UNSIGNED NOT NULL COMMENT '1 running, 0 stopped',
      start_date DATE NOT NULL COMMENT 'the business date at publication: the day of the first signal',
      seal MEDIUMTEXT NOT NULL COMMENT 'JSON: all that decides its days, as published',
      seal_hash ${HASH},
      last_date DATE NULL COMMENT 'the newest day that is posted',
      assets BIGINT NULL COMMENT 'cents, on last_date',
      earning_rate DECIMAL(14,6) NULL COMMENT 'on last_date',
      statis_days INT UNSIGNED NOT NULL DEFAULT 0,
      stopped_at DATETIME NULL,
      stopped_by INT UNSIGNED NULL,
      created_by INT UNSIGNED NULL,
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      removed_at DATETIME NULL,
      removed_key INT UNSIGNED NOT NULL DEFAULT 0,
      UNIQUE KEY strategy_name_present (tenant_id, name, removed_key),
      KEY strategy_listing (tenant_id, removed_key, created_at),
      KEY strategy_style (style_id, removed_key),
      KEY strategy_running (status, removed_key, last_date),
      CONSTRAINT strategy_of_style FOREIGN KEY (style_id) REFERENCES style (id)
    )`,
  ),
  ddl(
    1795800000102,
    'CreateStrategyDay',
    `CREATE TABLE strategy_day (
      strategy_id INT UNSIGNED NOT NULL,
      report_date DATE NOT NULL,
      statis_days INT UNSIGNED NOT NULL,
      cash BIGINT NOT NULL COMMENT 'cents',
      stock_value BIGINT NOT NULL COMMENT 'cents',
      assets BIGINT NOT NULL COMMENT 'cents: cash and stock_value',
      earning_rate DECIMAL(14,6) NOT NULL,
      state MEDIUMTEXT NOT NULL COMMENT 'JSON: what the next day needs beside shares and cash',
      card TEXT NOT NULL COMMENT 'JSON: what made it (run card)',
      day_hash ${HASH} COMMENT 'of the day before and of all rows of this one',
      posted_at DATETIME NOT NULL,
      PRIMARY KEY (strategy_id, report_date),
      CONSTRAINT strategy_day_of ${STRATEGY}
    )`,
  ),
  ddl(
    1795800000103,
    'CreateStrategySignal',
    `CREATE TABLE strategy_signal (
      strategy_id INT UNSIGNED NOT NULL,
      signal_date DATE NOT NULL,
      picks MEDIUMTEXT NOT NULL COMMENT 'JSON: code, weight as a decimal text, and the indexes it was chosen by',
      PRIMARY KEY (strategy_id, signal_date),
      CONSTRAINT strategy_signal_of ${STRATEGY}
    )`,
  ),
  ddl(
    1795800000104,
    'CreateStrategyHolding',
    `CREATE TABLE strategy_holding (
      strategy_id INT UNSIGNED NOT NULL,
      report_date DATE NOT NULL,
      code ${CODE},
      shares BIGINT NOT NULL,
      shares_change BIGINT NOT NULL COMMENT 'against the day before',
      open INT UNSIGNED NULL COMMENT 'cents; null on a day without a trade of the stock',
      close INT UNSIGNED NOT NULL COMMENT 'cents: its last close as restated on ex-dates',
      value BIGINT NOT NULL COMMENT 'cents',
      value_before BIGINT NOT NULL COMMENT 'cents, at the close of the day before',
      full_weight DECIMAL(18,16) NOT NULL COMMENT 'of the last signal; 0 for what it sells',
      position_index DECIMAL(9,8) NOT NULL COMMENT 'system risk times company risk, 0 to 1',
      PRIMARY KEY (strategy_id, report_date, code),
      KEY strategy_holding_code (code, report_date),
      CONSTRAINT strategy_holding_of FOREIGN KEY (strategy_id, report_date)
        REFERENCES strategy_day (strategy_id, report_date)
    )`,
  ),
  ddl(
    1795800000105,
    'CreateStrategyBill',
    `CREATE TABLE strategy_bill (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY COMMENT 'billId',
      strategy_id INT UNSIGNED NOT NULL,
      bill_date DATE NOT NULL,
      orders INT UNSIGNED NOT NULL,
      bought BIGINT NOT NULL COMMENT 'cents',
      sold BIGINT NOT NULL COMMENT 'cents',
      fees BIGINT NOT NULL COMMENT 'cents',
      UNIQUE KEY strategy_bill_day (strategy_id, bill_date),
      CONSTRAINT strategy_bill_of FOREIGN KEY (strategy_id, bill_date)
        REFERENCES strategy_day (strategy_id, report_date)
    ) COMMENT 'A day with at least one entry of an order'`,
  ),
  ddl(
    1795800000106,
    'CreateStrategyOrder',
    `CREATE TABLE strategy_order (
      strategy_id INT UNSIGNED NOT NULL,
      bill_id INT UNSIGNED NOT NULL,
      seq SMALLINT UNSIGNED NOT NULL COMMENT 'order of execution, from 1',
      code ${CODE},
      side ENUM('buy', 'sell') NOT NULL,
      wanted BIGINT NOT NULL,
      shares BIGINT NOT NULL,
      price INT UNSIGNED NULL COMMENT 'cents',
      amount BIGINT NOT NULL COMMENT 'cents, likewise the fees',
      commission BIGINT NOT NULL,
      stamp_duty BIGINT NOT NULL,
      transfer_fee BIGINT NOT NULL,
      status ENUM('filled', 'partial', 'none') NOT NULL,
      reason ENUM('suspended', 'limit', 'volume', 'cash') NULL,
      PRIMARY KEY (bill_id, seq),
      KEY strategy_order_code (strategy_id, code),
      CONSTRAINT strategy_order_of FOREIGN KEY (bill_id) REFERENCES strategy_bill (id)
    )`,
  ),
  ddl(
    1795800000107,
    'CreateStrategyBooking',
    `CREATE TABLE strategy_booking (
      strategy_id INT UNSIGNED NOT NULL,
      report_date DATE NOT NULL,
      seq SMALLINT UNSIGNED NOT NULL,
      code ${CODE},
      kind ENUM('dividend', 'bonus', 'rights', 'gap', 'gapUp', 'delisted') NOT NULL,
      shares BIGINT NOT NULL,
      amount BIGINT NOT NULL COMMENT 'cents',
      flagged TINYINT UNSIGNED NOT NULL,
      PRIMARY KEY (strategy_id, report_date, seq),
      CONSTRAINT strategy_booking_of FOREIGN KEY (strategy_id, report_date)
        REFERENCES strategy_day (strategy_id, report_date)
    )`,
  ),
  ddl(
    1795800000108,
    'CreateStrategyGap',
    `CREATE TABLE strategy_gap (
      strategy_id INT UNSIGNED NOT NULL,
      report_date DATE NOT NULL,
      code ${CODE},
      wish BIGINT NOT NULL COMMENT 'shares',
      held BIGINT NOT NULL COMMENT 'shares',
      causes VARCHAR(400) CHARACTER SET ascii NOT NULL COMMENT 'JSON: shares by cause; they add up to wish less held',
      PRIMARY KEY (strategy_id, report_date, code),
      CONSTRAINT strategy_gap_of FOREIGN KEY (strategy_id, report_date)
        REFERENCES strategy_day (strategy_id, report_date)
    ) COMMENT 'Where a holding is not what the last signal wished'`,
  ),
  ddl(
    1795800000109,
    'CreateStrategyRisk',
    `CREATE TABLE strategy_risk (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      strategy_id INT UNSIGNED NOT NULL,
      risk_date DATE NOT NULL,
      system_risk DECIMAL(5,2) NOT NULL COMMENT 'position cap of the strategy, 0 to 100',
      company_risks MEDIUMTEXT NOT NULL COMMENT 'JSON: cap by code, for every company it ever had',
      version INT UNSIGNED NOT NULL DEFAULT 1,
      UNIQUE KEY strategy_risk_day (strategy_id, risk_date),
      CONSTRAINT strategy_risk_of ${STRATEGY}
    ) COMMENT 'In force at the close of risk_date; carried over to the next day'`,
  ),
  ddl(
    1795800000110,
    'CreateStylePin',
    `CREATE TABLE style_pin (
      ${TENANT},
      style_id INT UNSIGNED NOT NULL,
      code ${CODE},
      pinned_by INT UNSIGNED NULL,
      pinned_at DATETIME NOT NULL,
      PRIMARY KEY (style_id, code),
      CONSTRAINT style_pin_of FOREIGN KEY (style_id) REFERENCES style (id)
    ) COMMENT 'The user ecology pool of a style'`,
  ),
  ddl(
    1795800000111,
    'CreateStrategyUniverse',
    `CREATE TABLE strategy_universe (
      ${TENANT},
      hash ${HASH} COMMENT 'SHA-256 of the codes, as seals name it',
      codes MEDIUMTEXT CHARACTER SET ascii NOT NULL COMMENT 'JSON: codes, ascending',
      PRIMARY KEY (tenant_id, hash)
    ) COMMENT 'The classified companies of a tenant, as they were at a publication'`,
  ),
  ddl(
    1795800000112,
    'TellFailureOnce',
    `ALTER TABLE strategy
      ADD COLUMN failed_date DATE NULL COMMENT 'the newest day of which its owner was told that it failed'`,
  ),
  ddl(
    1795800000113,
    'NewestRecheckOfStrategy',
    `ALTER TABLE strategy
      ADD COLUMN recheck_job CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL
        COMMENT 'the job that last made its days again'`,
  ),
];
