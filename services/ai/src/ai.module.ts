import { Module } from '@nestjs/common';
import { DictionaryController } from './dictionary/dictionary.controller.ts';
import { DictionaryService } from './dictionary/dictionary.service.ts';

@Module({ controllers: [DictionaryController], providers: [DictionaryService] })
export class AiModule {}
