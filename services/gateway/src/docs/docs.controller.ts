import { Controller, Header } from '@nestjs/common';
import { platformEntries } from '@console/contract-core';
import { openApiDocument, Serve } from '@console/node-kit';
import { ALL_ENTRIES } from '../all-entries.ts';
import { docsPage } from './docs-page.ts';

const API_VERSION = '1.0.0';

/** The merged document of all services, and a page to read it on. Both are drawn once. */
@Controller()
export class DocsController {
  private readonly document = openApiDocument(ALL_ENTRIES, API_VERSION);
  private readonly page = docsPage(ALL_ENTRIES);

  @Serve(platformEntries.openApi)
  openApi(): Record<string, unknown> {
    return this.document;
  }

  @Serve(platformEntries.docs)
  @Header('content-type', 'text/html; charset=utf-8')
  docs(): string {
    return this.page;
  }
}
