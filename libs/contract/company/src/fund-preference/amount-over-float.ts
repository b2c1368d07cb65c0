/** The note on how 成交额占流通市值 differs from 换手率, which is shares traded over float shares. */
export const AMOUNT_OVER_FLOAT_NOTE =
  '成交额 ÷ 流通市值（收盘价 × 流通股本）；换手率则为成交量 ÷ 流通股本，不受当日均价与收盘价之差影响';
