import { Module } from '@nestjs/common';
import { previewCalls } from '@console/contract-invest';
import { callControllers } from '@console/node-kit/http';
import { CalendarService } from '../../calendar/calendar.service.ts';
import { FactorsModule } from '../../factors/factors.module.ts';
import { PanelsModule } from '../../panels.module.ts';
import { PoolModule } from '../pool/pool.module.ts';
import { FactorChoiceService } from './factor-choice.service.ts';
import { FirstDayService } from './first-day.service.ts';
import { previewAnswers } from './preview-answers.ts';
import { PreviewService } from './preview.service.ts';

/** What new strategies would buy first. */
@Module({
  imports: [PoolModule, FactorsModule, PanelsModule],
  controllers: callControllers(previewCalls, previewAnswers),
  providers: [CalendarService, FactorChoiceService, FirstDayService, PreviewService],
})
export class PreviewModule {}
