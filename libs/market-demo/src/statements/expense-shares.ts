/** Selling, administration and research expenses per yuan of sales, by level-1 industry. */
export interface ExpenseShares {
  readonly selling: number;
  readonly admin: number;
  readonly research: number;
}

const ROWS = `
801010 .03 .05 .012;801030 .02 .045 .035;801040 .006 .02 .02;801050 .006 .025 .018;801080 .025 .05 .075
801110 .08 .045 .04;801120 .11 .05 .008;801130 .1 .055 .02;801140 .06 .05 .03;801150 .16 .065 .08
801160 .008 .04 .006;801170 .012 .045 .004;801180 .025 .03 .001;801200 .09 .035 .004;801210 .06 .1 .02
801230 .04 .06 .015;801710 .03 .06 .025;801720 .012 .04 .028;801730 .03 .045 .055;801740 .015 .07 .08
801750 .1 .09 .15;801760 .11 .08 .05;801770 .05 .055 .09;801790 .004 .38 .01;801880 .025 .05 .05
801890 .045 .06 .06;801950 .006 .05 .01;801960 .015 .03 .01;801970 .02 .075 .03;801980 .3 .05 .025
`;

const SHARES = new Map(
  ROWS.trim()
    .split(/[;\n]/)
    .map((row) => {
      const [code = '', selling, admin, research] = row.split(' ');
      return [code, { selling: Number(selling), admin: Number(admin), research: Number(research) }] as const;
    }),
);

export function expenseShares(industry: { readonly code: string }): ExpenseShares {
  return SHARES.get(industry.code) ?? { selling: 0.04, admin: 0.05, research: 0.03 };
}
