import { Controller } from '@nestjs/common';
import { platformEntries } from '@console/contract-core';
import { ConstantAnswer, openApiDocument, Serve } from '@console/node-kit';
import { ALL_ENTRIES } from '../all-entries.ts';
import { docsPage } from './docs-page.ts';

const API_VERSION = '1.0.0';

/** The merged document of all services, and a page to read it on. Both are drawn once. */
@Controller()
export class DocsController {
  private readonly document = new ConstantAnswer<Record<string, unknown>>(
    openApiDocument(ALL_ENTRIES, API_VERSION),
    'application/json; charset=utf-8',
  );
  private readonly page = new ConstantAnswer(docsPage(ALL_ENTRIES), 'text/html; charset=utf-8');

  @Serve(platformEntries.openApi)
  openApi(): ConstantAnswer<Record<string, unknown>> {
    return this.document;
  }

  @Serve(platformEntries.docs)
  docs(): ConstantAnswer<string> {
    return this.page;
  }
}
