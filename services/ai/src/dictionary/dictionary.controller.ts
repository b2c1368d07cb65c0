import { Controller } from '@nestjs/common';
import type { InputOf, OutputOf } from '@console/contract-core';
import { aiEntries } from '@console/contract-ai';
import { Input, Serve } from '@console/node-kit';
import { DictionaryService } from './dictionary.service.ts';

@Controller()
export class DictionaryController {
  constructor(private readonly dictionaries: DictionaryService) {}

  @Serve(aiEntries.dictionaryOption)
  option(
    @Input() input: InputOf<typeof aiEntries.dictionaryOption>,
  ): Promise<OutputOf<typeof aiEntries.dictionaryOption>> {
    return this.dictionaries.options(input.dictType);
  }

  @Serve(aiEntries.overview)
  overview(): Promise<OutputOf<typeof aiEntries.overview>> {
    return this.dictionaries.overview();
  }
}
