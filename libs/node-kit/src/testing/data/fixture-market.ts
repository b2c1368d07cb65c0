/** Trading days of the fixture: Friday to Thursday, over the end of a week, a month and a quarter. */
export const DAYS = ['2026-06-26', '2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02'] as const;

export interface FixtureSecurity {
  readonly id: number;
  readonly code: string;
  readonly exchange: 'SH' | 'SZ' | 'BJ';
  readonly name: string;
  readonly board: 'main' | 'chinext' | 'star' | 'bse';
  readonly pinyin: string;
  readonly initials: string;
  readonly listed: string;
  readonly delisted?: string;
  /** Level-3 Shenwan code. */
  readonly shenwan?: string;
  /** The last of `DAYS`, ascending; fewer than five for a share listed within them, none if never traded. */
  readonly closes: readonly number[];
  readonly totalShares: number;
  readonly floatShares: number;
  readonly pe: number | null;
  readonly pb: number | null;
  readonly ps: number | null;
  readonly suspended?: true;
  readonly st?: true;
}

type Name = Pick<FixtureSecurity, 'code' | 'exchange' | 'name' | 'board' | 'pinyin' | 'initials' | 'listed'>;
type Facts = Omit<FixtureSecurity, keyof Name | 'id'>;

const security = (id: number, name: Name, facts: Facts): FixtureSecurity => ({ id, ...name, ...facts });

const named = (
  [code, exchange]: readonly [string, 'SH' | 'SZ' | 'BJ'],
  [name, pinyin, initials]: readonly [string, string, string],
  [board, listed]: readonly [Name['board'], string],
): Name => ({ code, exchange, name, board, pinyin, initials, listed });

const shares = (totalShares: number, floatShares: number): Pick<Facts, 'totalShares' | 'floatShares'> => ({
  totalShares,
  floatShares,
});
const ratios = (
  pe: number | null,
  pb: number | null,
  ps: number | null,
): Pick<Facts, 'pe' | 'pb' | 'ps'> => ({
  pe,
  pb,
  ps,
});

/**
 * The securities, with small whole numbers so that sums can be computed by hand. Ids are those of the rows.
 */
export const SECURITIES: readonly FixtureSecurity[] = [
  security(1, named(['600519', 'SH'], ['贵州茅台', 'guizhoumaotai', 'gzmt'], ['main', '2001-08-27']), {
    shenwan: '851251',
    closes: [1450, 1460, 1480, 1500, 1500],
    ...shares(10, 10),
    ...ratios(25, 8, 12),
  }),
  security(2, named(['000858', 'SZ'], ['五粮液', 'wuliangye', 'wly'], ['main', '1998-04-27']), {
    shenwan: '851251',
    closes: [110, 112, 115, 125, 120],
    ...shares(40, 30),
    ...ratios(16, 4, 5),
  }),
  security(3, named(['600036', 'SH'], ['招商银行', 'zhaoshangyinhang', 'zsyh'], ['main', '2002-04-09']), {
    shenwan: '857831',
    closes: [38, 39, 40, 40, 41],
    ...shares(100, 80),
    ...ratios(8.2, 1, 3),
  }),
  security(4, named(['000001', 'SZ'], ['平安银行', 'pinganyinhang', 'payh'], ['main', '1991-04-03']), {
    shenwan: '857831',
    closes: [10, 10, 10, 10, 11],
    ...shares(200, 200),
    ...ratios(5.5, 0.5, 1.5),
  }),
  security(5, named(['688981', 'SH'], ['中芯国际', 'zhongxinguoji', 'zxgj'], ['star', '2020-07-16']), {
    shenwan: '850813',
    closes: [96, 98, 99, 104, 100],
    ...shares(50, 20),
    ...ratios(50, 5, 10),
  }),
  security(6, named(['600745', 'SH'], ['ST闻泰', 'stwentai', 'stwt'], ['main', '1996-08-28']), {
    shenwan: '850813',
    closes: [21, 20, 20, 20, 20],
    ...shares(100, 100),
    ...ratios(-4, 2, null),
    st: true,
  }),
  security(7, named(['300750', 'SZ'], ['宁德时代', 'ningdeshidai', 'ndsd'], ['chinext', '2018-06-11']), {
    closes: [250, 255, 260, 258, 258],
    ...shares(44, 39),
    ...ratios(20, 4, 3),
    suspended: true,
  }),
  security(8, named(['920001', 'BJ'], ['纬达光电', 'weidaguangdian', 'wdgd'], ['bse', '2026-06-30']), {
    closes: [11, 11, 11],
    ...shares(30, 10),
    ...ratios(null, null, null),
  }),
  security(9, named(['000002', 'SZ'], ['万科A', 'wankea', 'wka'], ['main', '1991-01-29']), {
    closes: [],
    ...shares(0, 0),
    ...ratios(null, null, null),
  }),
  security(10, named(['600001', 'SH'], ['邯郸钢铁', 'handangangtie', 'hdgt'], ['main', '1998-01-22']), {
    delisted: '2009-12-29',
    closes: [],
    ...shares(0, 0),
    ...ratios(null, null, null),
  }),
  security(11, named(['301001', 'SZ'], ['百%分_百', 'baifenbai', 'bfb'], ['chinext', '2021-06-21']), {
    closes: [20, 20, 20, 20, 20],
    ...shares(20, 20),
    ...ratios(20, 2, 3),
  }),
  security(12, named(['301002', 'SZ'], ['百分之百', 'baifenzhibai', 'bfzb'], ['chinext', '2021-06-21']), {
    closes: [20, 20, 20, 20, 20],
    ...shares(20, 20),
    ...ratios(20, 2, 3),
  }),
];

/** Code, name, level, parent, first day, first day no longer valid. */
export const SHENWAN: readonly (readonly [string, string, number, string | null, string, string | null])[] = [
  ['801120', '食品饮料', 1, null, '2021-07-30', null],
  ['801125', '白酒', 2, '801120', '2021-07-30', null],
  ['851251', '白酒', 3, '801125', '2021-07-30', null],
  ['801780', '银行', 1, null, '2014-02-21', null],
  ['801783', '股份制银行', 2, '801780', '2021-07-30', null],
  ['857831', '股份制银行', 3, '801783', '2021-07-30', null],
  ['801080', '电子元件', 1, null, '2000-01-01', '2014-02-21'],
  ['801080', '电子', 1, null, '2014-02-21', null],
  ['801081', '半导体', 2, '801080', '2014-02-21', null],
  ['850813', '集成电路', 3, '801081', '2014-02-21', '2021-07-30'],
  ['850813', '数字芯片设计', 3, '801081', '2021-07-30', null],
  ['801950', '煤炭', 1, null, '2021-07-30', null],
];
