import { Module } from '@nestjs/common';
import { planCalls } from '@console/contract-invest';
import { callControllers } from '@console/node-kit/http';
import { CalendarService } from '../../calendar/calendar.service.ts';
import { PanelsModule } from '../../panels.module.ts';
import { planAnswers } from './plan-answers.ts';
import { RebalancePlansService } from './rebalance-plans.service.ts';

/** What strategies would trade next. */
@Module({
  imports: [PanelsModule],
  controllers: callControllers(planCalls, planAnswers),
  providers: [CalendarService, RebalancePlansService],
})
export class PlanModule {}
