import { ddl, type MigrationClass } from '@console/node-kit';

/** Dictionaries are the same for every tenant: they name codes that the console itself knows. */
export const migrations: readonly MigrationClass[] = [
  ddl(
    1795190400000,
    'CreateDictionary',
    `CREATE TABLE dictionary (
      dict_type VARCHAR(32) NOT NULL,
      value VARCHAR(32) NOT NULL,
      label VARCHAR(64) NOT NULL,
      position SMALLINT NOT NULL,
      PRIMARY KEY (dict_type, value)
    ) COMMENT 'Options of document 3 section 9, by type'`,
  ),
  ddl(
    1795190400001,
    'FillDictionary',
    `INSERT IGNORE INTO dictionary (dict_type, value, label, position) VALUES
      ('INV_TARGET_TYPE', 'INV_TARGET_TYPE_MKT', '全市场', 1),
      ('INV_TARGET_TYPE', 'INV_TARGET_TYPE_ECO', '生态', 2),
      ('INV_TARGET_TYPE', 'INV_TARGET_TYPE_IND', '行业', 3),
      ('INV_TARGET_TYPE', 'INV_TARGET_TYPE_CORP', '公司', 4),
      ('INV_TARGET_DS', 'INV_TARGET_DS_KNL', '知识库', 1),
      ('INV_TARGET_DS', 'INV_TARGET_DS_FACTOR', '因子库', 2),
      ('INV_TARGET_DS', 'INV_TARGET_DS_INDIC', '指标库', 3),
      ('CHART_TYPE', 'CHART_TYPE_LINE', '折线图', 1),
      ('CHART_TYPE', 'CHART_TYPE_BAR', '柱状图', 2),
      ('CHART_TYPE', 'CHART_TYPE_PIE', '饼图', 3),
      ('CHART_TYPE', 'CHART_TYPE_TABLE', '表格', 4),
      ('DATE_UNIT', 'DATE_UNIT_DAY', '日', 1),
      ('DATE_UNIT', 'DATE_UNIT_WEEK', '周', 2),
      ('DATE_UNIT', 'DATE_UNIT_MONTH', '月', 3),
      ('DATE_UNIT', 'DATE_UNIT_QUARTER', '季', 4),
      ('DATE_UNIT', 'DATE_UNIT_YEAR', '年', 5)`,
  ),
];
