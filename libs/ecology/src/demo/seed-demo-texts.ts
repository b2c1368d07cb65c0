import { sql, type RawBuilder } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

/** The themes of each Shenwan level-1 industry, of which a company gets two consecutive ones. */
const THEMES = `
农林牧渔:乡村振兴 种业振兴 粮食安全
基础化工:新材料 可降解塑料 国产替代
钢铁:特种钢材 一带一路 绿色低碳
有色金属:小金属 锂电材料 贵金属
电子:国产芯片 消费电子 先进封装
家用电器:智能家居 以旧换新 跨境出海
食品饮料:大消费 国企改革 预制菜
纺织服饰:新零售 跨境电商 户外经济
轻工制造:以旧换新 智能家居 跨境电商
医药生物:创新药 医疗器械 中医药
公用事业:绿色电力 碳中和 电力改革
交通运输:智慧物流 统一大市场 一带一路
房地产:城市更新 物业管理 保障性住房
商贸零售:新零售 免税概念 电商直播
社会服务:旅游消费 职业教育 银发经济
综合:国企改革 创投概念 参股金融
建筑材料:装配式建筑 绿色建材 城市更新
建筑装饰:一带一路 新型城镇化 水利建设
电力设备:光伏概念 储能 固态电池
国防军工:商业航天 无人机 大飞机
计算机:人工智能 信创 数据要素
传媒:短剧互动 云游戏 数字文化
通信:算力概念 光通信 卫星互联网
银行:高股息 破净股 普惠金融
非银金融:金融科技 参股期货 高股息
汽车:新能源车 智能驾驶 轻量化
机械设备:机器人概念 工业母机 专精特新
煤炭:高股息 煤化工 国企改革
石油石化:油气改革 高股息 炼化一体
环保:碳中和 垃圾分类 污水处理
美容护理:医美概念 国货美妆 新零售
`;
/** The maximum length of a text, as of the columns. */
const MOST = 200;
const NEW_LISTING_DAYS = 365;

/**
 * Writes the products and themes of a demo tenant's companies that no one edited since the demo created them:
 * products from the newest report, themes from the industry and the market data. The result is the same in
 * every run. Returns the number of companies.
 */
export async function seedDemoTexts(manager: EntityManager, tenantId: string): Promise<number> {
  const rows = THEMES.trim()
    .split('\n')
    .map((row) => row.split(':'));
  const themes = rows.flatMap(([industry = '', words = '']) => {
    const all = words.split(' ');
    return all.map((word, at) => {
      const two = `${word}、${all[(at + 1) % all.length] ?? ''}`;
      return sql`SELECT ${industry} AS industry, ${at} AS turn, ${two} AS themes`;
    });
  });
  const segment = sql.table('market.business_segment');
  const { numChangedRows = 0n } = await sql`UPDATE ${sql.table('ecology.company')} c
       JOIN ${sql.table('market.security')} s ON s.id = c.security_id
       LEFT JOIN ${sql.table('market.sw_member')} m ON m.security_id = s.id AND m.valid_to IS NULL
       LEFT JOIN ${sql.table('market.sw_industry')} w ON w.code = m.l1_code AND w.valid_to IS NULL
       LEFT JOIN (${sql.join(themes, sql` UNION ALL `)}) p ON p.industry = w.name AND p.turn = CRC32(s.code) % 3
        SET c.main_product_name = (
              SELECT LEFT(GROUP_CONCAT(b.item ORDER BY b.\`rank\` SEPARATOR '、'), ${MOST}) FROM ${segment} b
               WHERE b.security_id = s.id AND b.kind = 'product' AND b.item NOT LIKE '其他%'
                 AND b.report_period = (SELECT MAX(n.report_period) FROM ${segment} n
                                         WHERE n.security_id = s.id AND n.kind = 'product')),
            c.concept_theme = NULLIF(LEFT(CONCAT_WS('、', p.themes,
              IF(s.list_date > c.created_at - INTERVAL ${NEW_LISTING_DAYS} DAY, '次新股', NULL),
              IF(${isIn('margin_trading')}, '融资融券', NULL),
              IF(${isIn('connect_holding')}, IF(s.exchange = 'SH', '沪股通', '深股通'), NULL)), ${MOST}), '')
      WHERE c.tenant_id = ${tenantId} AND c.created_by IS NULL AND c.updated_by IS NULL
        AND c.concept_theme IS NULL AND c.main_product_name IS NULL`.execute(queries(manager));
  return Number(numChangedRows);
}

const isIn = (table: 'margin_trading' | 'connect_holding'): RawBuilder<boolean> =>
  sql`EXISTS (SELECT 1 FROM ${sql.table(`market.${table}`)} t WHERE t.security_id = s.id)`;
