import { Module } from '@nestjs/common';
import { previewCalls } from '@console/contract-invest';
import { callControllers } from '@console/node-kit/http';
import { PoolModule } from '../pool/pool.module.ts';
import { previewAnswers } from './preview-answers.ts';
import { PreviewService } from './preview.service.ts';

/** What new strategies would buy first. */
@Module({
  imports: [PoolModule],
  controllers: callControllers(previewCalls, previewAnswers),
  providers: [PreviewService],
})
export class PreviewModule {}
