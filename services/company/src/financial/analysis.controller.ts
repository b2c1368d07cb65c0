import { Controller } from '@nestjs/common';
import { financialCalls } from '@console/contract-company';
import { grown, type InputOf, type OutputOf, type Session, type Statement } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { AnalysisService } from './analysis.service.ts';
import { grossMargin, parentMargin, SeriesService } from './series.service.ts';

@Controller()
export class AnalysisController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly charts: SeriesService,
  ) {}

  @Serve(financialCalls.analysis)
  analysis(
    @Input() input: InputOf<typeof financialCalls.analysis>,
    @Signed() session: Session,
  ): Promise<Statement> {
    return this.analyses.ofCompany(session, input);
  }

  @Serve(financialCalls.industryAnalysis)
  industryAnalysis(
    @Input() input: InputOf<typeof financialCalls.industryAnalysis>,
    @Signed() session: Session,
  ): Promise<Statement> {
    return this.analyses.ofIndustry(session, input);
  }

  @Serve(financialCalls.revenueSeries)
  revenue(
    @Input() input: InputOf<typeof financialCalls.revenueSeries>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof financialCalls.revenueSeries>> {
    return this.charts.series(session, input, ({ figures, prior }) => {
      const operatingTotalRevenue = figures['operating_total_revenue'] ?? null;
      const before = prior?.['operating_total_revenue'];
      return { operatingTotalRevenue, ...grown('operatingRevenueYoy', operatingTotalRevenue, before) };
    });
  }

  @Serve(financialCalls.attributableSeries)
  attributable(
    @Input() input: InputOf<typeof financialCalls.attributableSeries>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof financialCalls.attributableSeries>> {
    return this.charts.series(session, input, ({ figures, prior }) => {
      const attributableProfit = figures['net_profit_parent'] ?? null;
      const before = prior?.['net_profit_parent'];
      return { attributableProfit, ...grown('attributableProfitYoy', attributableProfit, before) };
    });
  }

  @Serve(financialCalls.marginSeries)
  margins(
    @Input() input: InputOf<typeof financialCalls.marginSeries>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof financialCalls.marginSeries>> {
    return this.charts.series(session, input, (column) => ({
      grossMargin: grossMargin(column),
      npToRevenue: parentMargin(column),
    }));
  }

  @Serve(financialCalls.interestSeries)
  interest(
    @Input() input: InputOf<typeof financialCalls.interestSeries>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof financialCalls.interestSeries>> {
    // A bank lives on interest: its statement has lines of their own for it.
    return this.charts.series(session, input, ({ figures }) => ({
      interestExpense: figures['finance_interest_expense'] ?? figures['interest_expense'] ?? null,
      interestIncome: figures['finance_interest_income'] ?? figures['interest_income'] ?? null,
      financialExpense: figures['financial_expense'] ?? null,
    }));
  }
}
