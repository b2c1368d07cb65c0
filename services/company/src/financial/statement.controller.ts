import { Controller } from '@nestjs/common';
import { financialCalls } from '@console/contract-company';
import type { InputOf, Session, Statement } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { STATEMENT_KINDS } from './statement-kinds.ts';
import { StatementService } from './statement.service.ts';

@Controller()
export class StatementController {
  constructor(private readonly statements: StatementService) {}

  @Serve(financialCalls.income)
  income(
    @Input() input: InputOf<typeof financialCalls.income>,
    @Signed() session: Session,
  ): Promise<Statement> {
    return this.statements.statement(session, STATEMENT_KINDS.income, input);
  }

  @Serve(financialCalls.balanceSheet)
  balanceSheet(
    @Input() input: InputOf<typeof financialCalls.balanceSheet>,
    @Signed() session: Session,
  ): Promise<Statement> {
    return this.statements.statement(session, STATEMENT_KINDS.balanceSheet, input);
  }

  @Serve(financialCalls.cashFlow)
  cashFlow(
    @Input() input: InputOf<typeof financialCalls.cashFlow>,
    @Signed() session: Session,
  ): Promise<Statement> {
    return this.statements.statement(session, STATEMENT_KINDS.cashFlow, input);
  }

  @Serve(financialCalls.profit)
  profit(
    @Input() input: InputOf<typeof financialCalls.profit>,
    @Signed() session: Session,
  ): Promise<Statement> {
    return this.statements.statement(session, STATEMENT_KINDS.profit, input);
  }

  @Serve(financialCalls.profitCompared)
  profitCompared(
    @Input() input: InputOf<typeof financialCalls.profitCompared>,
    @Signed() session: Session,
  ): Promise<Statement> {
    return this.statements.statement(session, STATEMENT_KINDS.income, { ...input, comparison: 'quarter' });
  }
}
