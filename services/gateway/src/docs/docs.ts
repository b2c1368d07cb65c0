import { Injectable } from '@nestjs/common';
import { ConstantAnswer } from '@console/node-kit/http';
import { openApiDocument } from '@console/node-kit/service';
import { ALL_ENTRIES } from '../all-entries.ts';
import { docsPage } from './docs-page.ts';

const API_VERSION = '1.0.0';

/** The merged document of all services, and a page that shows it. Both are built once. */
@Injectable()
export class Docs {
  readonly document = new ConstantAnswer<Record<string, unknown>>(
    openApiDocument(ALL_ENTRIES, API_VERSION),
    'application/json; charset=utf-8',
  );
  readonly page = new ConstantAnswer(docsPage(ALL_ENTRIES), 'text/html; charset=utf-8');
}
