import { Injectable } from '@nestjs/common';
import type { aiEntries, DefaultPrompt } from '@console/contract-ai';
import type { InputOf, Session } from '@console/contract-core';
import { DefaultPromptChanges } from './default-prompt-changes.ts';
import { DefaultPromptReader } from './default-prompt-reader.ts';

type Entries = typeof aiEntries;

/** Default prompts, and their changes, answered with the changed prompt. */
@Injectable()
export class DefaultPromptsService {
  constructor(
    private readonly reader: DefaultPromptReader,
    private readonly changes: DefaultPromptChanges,
  ) {}

  find({ tenantId }: Session, id: number): Promise<DefaultPrompt> {
    return this.reader.find(tenantId, id);
  }

  async add(
    session: Session,
    input: InputOf<Entries['addDefaultPrompt']>,
    key: string | null,
  ): Promise<DefaultPrompt> {
    return this.reader.find(session.tenantId, await this.changes.add(session, key, input));
  }

  async update(session: Session, input: InputOf<Entries['updateDefaultPrompt']>): Promise<DefaultPrompt> {
    await this.changes.update(session, input);
    return this.reader.find(session.tenantId, input.id);
  }

  async activate(session: Session, input: InputOf<Entries['activateDefaultPrompt']>): Promise<DefaultPrompt> {
    await this.changes.activate(session, input);
    return this.reader.find(session.tenantId, input.id);
  }

  remove(session: Session, id: number): Promise<void> {
    return this.changes.delete(session, id);
  }
}
