import { Module } from '@nestjs/common';
import { aiTables } from '@console/contract-ai';
import { tableControllers } from '@console/node-kit';
import { DefaultPromptChanges } from './default-prompts/default-prompt-changes.ts';
import { DefaultPromptListSource } from './default-prompts/default-prompt-list.source.ts';
import { DefaultPromptReader } from './default-prompts/default-prompt-reader.ts';
import { DefaultPromptsController } from './default-prompts/default-prompts.controller.ts';
import { DictionaryController } from './dictionary/dictionary.controller.ts';
import { DictionaryService } from './dictionary/dictionary.service.ts';

const tables = tableControllers(aiTables, { defaultPromptList: DefaultPromptListSource });

@Module({
  controllers: [DictionaryController, DefaultPromptsController, ...tables.controllers],
  providers: [DictionaryService, DefaultPromptReader, DefaultPromptChanges, ...tables.providers],
})
export class AiModule {}
