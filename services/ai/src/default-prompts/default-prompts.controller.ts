import { Controller } from '@nestjs/common';
import { aiEntries, type DefaultPrompt } from '@console/contract-ai';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { DefaultPromptChanges } from './default-prompt-changes.ts';
import { DefaultPromptReader } from './default-prompt-reader.ts';

type Subject = InputOf<typeof aiEntries.defaultPrompt>;

@Controller()
export class DefaultPromptsController {
  constructor(
    private readonly reader: DefaultPromptReader,
    private readonly changes: DefaultPromptChanges,
  ) {}

  @Serve(aiEntries.defaultPrompt)
  find(@Input() { id }: Subject, @Signed() { tenantId }: Session): Promise<DefaultPrompt> {
    return this.reader.find(tenantId, id);
  }

  @Serve(aiEntries.activePrompt)
  active(
    @Input() _: InputOf<typeof aiEntries.activePrompt>,
    @Signed() { tenantId }: Session,
  ): Promise<DefaultPrompt | null> {
    return this.reader.active(tenantId);
  }

  @Serve(aiEntries.addDefaultPrompt)
  async add(
    @Input() input: InputOf<typeof aiEntries.addDefaultPrompt>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<DefaultPrompt> {
    return this.reader.find(session.tenantId, await this.changes.add(session, key, input));
  }

  @Serve(aiEntries.updateDefaultPrompt)
  async update(
    @Input() input: InputOf<typeof aiEntries.updateDefaultPrompt>,
    @Signed() session: Session,
  ): Promise<DefaultPrompt> {
    await this.changes.update(session, input);
    return this.reader.find(session.tenantId, input.id);
  }

  @Serve(aiEntries.activateDefaultPrompt)
  async activate(@Input() { id }: Subject, @Signed() session: Session): Promise<DefaultPrompt> {
    await this.changes.activate(session, id);
    return this.reader.find(session.tenantId, id);
  }

  @Serve(aiEntries.deleteDefaultPrompt)
  async delete(@Input() { id }: Subject, @Signed() session: Session): Promise<boolean> {
    await this.changes.delete(session, id);
    return true;
  }

  @Serve(aiEntries.defaultPromptHistory)
  history(
    @Input() input: InputOf<typeof aiEntries.defaultPromptHistory>,
    @Signed() { tenantId }: Session,
  ): Promise<OutputOf<typeof aiEntries.defaultPromptHistory>> {
    return this.reader.history(tenantId, input);
  }
}
