/** The definition of a figure of the tear sheet, as in `quant.md`. */
export interface MetricDefinition {
  readonly title: string;
  readonly definition: string;
  /** Left out where the words suffice. */
  readonly formula?: string;
}

const of = (title: string, definition: string, formula?: string): MetricDefinition =>
  formula === undefined ? { title, definition } : { title, definition, formula };

/**
 * All figures that the pages of backtests show. Returns, shares and turnover are fractions, drawn in
 * percent.
 */
export const METRICS = {
  // Coefficients.
  rankIc: of(
    'Rank IC',
    '每个交易日，因子值与未来收益各自排名后的皮尔逊相关系数；并列取平均排名。',
    'corr(rank(f), rank(P[t+h]/P[t] − 1))',
  ),
  ic: of('IC', '每个交易日，因子值与未来收益的皮尔逊相关系数。', 'corr(f, P[t+h]/P[t] − 1)'),
  rankIcMean: of('Rank IC 均值', '各交易日 Rank IC 的算术平均；未定义的交易日不计。', 'mean(Rank IC)'),
  icMean: of('IC 均值', '各交易日 IC 的算术平均；未定义的交易日不计。', 'mean(IC)'),
  icDays: of('有效天数', '相关系数有定义的交易日数。'),
  icStd: of('标准差', '逐日相关系数的样本标准差（自由度减 1）。', 'std(IC, ddof = 1)'),
  icir: of('ICIR', '逐日相关系数的均值与标准差之比，未年化。', 'mean(IC) / std(IC)'),
  icT: of('t 值', '逐日相关系数均值是否为 0 的单样本 t 检验。', 'mean(IC) / (std(IC) / √n)'),
  icP: of('p 值', '上述 t 检验的双侧 p 值。'),
  neweyWestT: of(
    'Newey–West t',
    '持有期超过 1 日时收益相互重叠，相邻的相关系数并不独立；以 h − 1 阶 Newey–West 方差修正后的 t 值。',
    'mean(IC) / √(NW 方差 / n)',
  ),
  icSkew: of('偏度', '逐日相关系数的有偏偏度。', 'm₃ / m₂^1.5'),
  icKurtosis: of('超额峰度', '逐日相关系数的有偏峰度减 3。', 'm₄ / m₂² − 3'),
  sharePositive: of('IC 大于 0 占比', '相关系数大于 0 的交易日占有定义交易日的比例。', 'count(IC > 0) / n'),
  monthlyIc: of('月度 Rank IC', '当月各交易日 Rank IC 的算术平均；格中为 ×100。'),
  yearlyIc: of('全年 Rank IC', '当年各交易日 Rank IC 的算术平均；格中为 ×100。'),
  icMoving: of('移动平均', '最近若干期的算术平均，缺失不计，至少一半有值。'),
  icCumulative: of('累计 Rank IC', '逐日 Rank IC 之和，缺失按 0 计。', 'Σ Rank IC'),
  icDecay: of('IC 衰减', '不同持有期的 Rank IC 均值，反映预测力随持有时间的变化。'),
  icByIndustry: of(
    '行业内 Rank IC',
    '每个交易日在单个申万一级行业内计算 Rank IC，再对交易日求平均。',
    'mean(corr(rank(f), rank(r)) | 行业)',
  ),
  icIndustryNeutral: of(
    '行业中性 Rank IC',
    '每个交易日，因子值的排名与减去所在申万一级行业平均后的未来收益排名之间的相关系数，再对交易日求平均。',
    'mean(corr(rank(f), rank(r − mean(r | 行业))))',
  ),
  // Quantiles.
  quantileReturn: of(
    '分组平均收益',
    '每日按因子值等分为若干组，第 1 组因子值最低；先求组内股票未来收益的平均，再对交易日平均。',
    'mean over t (mean over s ∈ Q (r))',
  ),
  demeaned: of('去均值', '收益先减去当日全部参与股票的平均收益。', 'r − mean(r)'),
  industryNeutral: of('行业中性', '收益先减去当日同一申万一级行业的平均收益。', 'r − mean(r | 行业)'),
  standardError: of('标准误', '逐日分组平均收益的标准差除以天数的平方根；误差线为上下各 1 倍。', 'std / √n'),
  quantileWealth: of(
    '分组累计净值',
    '期初 1 元每日等权持有该组股票的净值，按 1 日持有期逐日复利，未扣费用。',
    'Π (1 + r̄_Q)',
  ),
  spread: of('多空收益差', '最高组与最低组的日平均收益之差。', 'r̄_最高 − r̄_最低'),
  spreadMean: of('多空收益差均值', '逐日多空收益差的算术平均，按持有期计，未年化。'),
  spreadError: of('收益差标准误', '由两组当日的标准误合成。', '√(se_最高² + se_最低²)'),
  turnover: of(
    '换手率',
    '今日组内股票中，h 个交易日前不在该组的比例；任一日没有该组则无定义。',
    '|今日 \\ h 日前| / |今日|',
  ),
  topTurnover: of('最高组换手', '因子值最高一组换手率的平均。', 'mean(|今日 \\ h 日前| / |今日|)'),
  rankAutocorrelation: of(
    '秩自相关',
    '今日与 h 个交易日前都有值的股票，其当日排名之间的皮尔逊相关；越高说明因子越稳定、换手越低。',
    'corr(rank(f[t]), rank(f[t−h]))',
  ),
  // Portfolios.
  longShort: of(
    '多空组合',
    '每日做多最高组、做空最低组，各组内等权，持有 1 日，未扣费用。',
    'r̄_最高 − r̄_最低',
  ),
  factorPortfolio: of(
    '因子加权组合',
    '权重与因子值对均值的偏离成正比，总敞口为 1，持有 1 日，未扣费用。',
    'w = (f − mean f) / Σ|f − mean f|',
  ),
  wealth: of('累计净值', '期初 1 元按逐日收益复利所得。', 'Π (1 + r)'),
  drawdown: of('回撤', '净值相对此前最高点的跌幅，0 或负数。', '净值 / 历史最高 − 1'),
  drawdownDays: of('回撤历时', '自最高点至收复该高点的交易日数；未收复的计至区间末尾。'),
  totalReturn: of('累计收益', '整个区间的复利收益。', 'Π (1 + r) − 1'),
  annualReturn: of(
    '年化收益',
    '累计收益折算到每年 252 个交易日，n 为收益个数。',
    '(1 + 累计收益)^(252/n) − 1',
  ),
  annualVolatility: of('年化波动', '日收益的样本标准差乘以 √252。', 'std(r) × √252'),
  sharpe: of('夏普比率', '日均收益与标准差之比的年化，无风险利率为 0。', 'mean(r) / std(r) × √252'),
  sortino: of(
    '索提诺比率',
    '日均收益与下行偏差之比的年化；下行偏差对全部收益求均方根。',
    'mean(r) / √mean(min(r, 0)²) × √252',
  ),
  maxDrawdown: of('最大回撤', '净值自最高点下跌的最大幅度。', 'min(净值 / 历史最高 − 1)'),
  calmar: of('卡玛比率', '年化收益与最大回撤绝对值之比。', '年化收益 / |最大回撤|'),
  omega: of('欧米伽比率', '超过 0 的收益之和与低于 0 的亏损之和的比值。', 'Σ max(r, 0) / Σ max(−r, 0)'),
  var5: of('VaR 5%', '日收益的 5% 分位数。'),
  cvar5: of('CVaR 5%', '最低的 ⌊0.05(n − 1)⌋ + 1 个日收益的平均。'),
  winRate: of('胜率', '收益大于 0 的交易日占比。', 'count(r > 0) / n'),
  portfolioAlpha: of('阿尔法', '相对基准、每日无风险利率为 0 的年化超额。', '(1 + mean(r − β·b))^252 − 1'),
  portfolioBeta: of('贝塔', '组合日收益对基准日收益的回归系数。', 'cov(r, b) / var(b)'),
  excessReturn: of('超额收益', '组合年化收益减去基准年化收益。'),
  trackingError: of('跟踪误差', '逐日超额收益标准差的年化。', 'std(r − b) × √252'),
  informationRatio: of(
    '信息比率',
    '逐日超额收益的均值与标准差之比的年化。',
    'mean(r − b) / std(r − b) × √252',
  ),
  factorAlpha: of(
    '因子年化阿尔法',
    '因子加权组合收益对参与股票等权收益回归的截距，折算为年。',
    '(1 + α)^(252/h) − 1',
  ),
  factorBeta: of('因子贝塔', '因子加权组合收益对参与股票等权收益回归的斜率。'),
  // The account of the sample. A row is one stock on one date.
  rowsKept: of('参与计算', '因子值有限且各持有期都有未来收益的行；一行为一只股票一个交易日。'),
  withoutFactor: of('因子缺失', '在股票池内、未被剔除，但当日没有因子值的行，含因子所需历史不足。'),
  withoutReturn: of('无未来收益', '有因子值，但至少一个持有期没有未来收益的行，如区间末尾或退市前。'),
  withoutQuantile: of('分组边界重复', '当日（或行业内）两个分组边界相等，无法分组而整体舍弃的行。'),
  excludedSuspended: of('剔除停牌', '当日停牌而被剔除的行。'),
  excludedSt: of('剔除 ST', '当日为 ST 而被剔除的行。'),
  excludedYoung: of('剔除次新', '上市交易日数不足而被剔除的行。'),
  excludedOutside: of('池外', '当日有行情但不在股票池内的行；每行只按首个原因计一次。'),
  rowsPerDay: of('日均股票数', '有股票参与计算的交易日，其参与股票数的平均。'),
  coverage: of('覆盖率', '参与计算的股票占当日股票池的比例，按区间内全部交易日平均。', '参与计算 / 股票池'),
  effectiveSpan: of(
    '实际区间',
    '第一个至最后一个有股票参与计算的交易日；因子所需历史不足或尚无未来收益的交易日不在其中。图表从其首日画起。',
  ),
  sample: of(
    '样本',
    '有效交易日不足 250 个，或不足所选交易日的一半，为样本不足；不足 250 个时年化指标外推过远，仅供参考。',
  ),
  tradingDays: of('交易日', '区间内有股票参与计算的交易日数；因子所需历史不足、尚无未来收益的交易日不计。'),
  // The run card.
  paramsHash: of('参数摘要', '全部参数规范化后的 SHA-256；参数相同则摘要相同。'),
  inputHash: of('输入摘要', '展开的公式图、股票池与所用行业归属的 SHA-256；按内容计，内容相同则摘要相同。'),
  resultHash: of('结果摘要', '全部结果的 SHA-256；重新运行逐位一致则摘要相同。'),
  snapshot: of('数据快照', '运行时所见行情数据的最新一次载入编号。'),
} as const satisfies Readonly<Record<string, MetricDefinition>>;

export type MetricKey = keyof typeof METRICS;
