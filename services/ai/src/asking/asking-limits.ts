import { Inject, Injectable } from '@nestjs/common';
import { ASKING_MESSAGES, DATA_MODEL } from '@console/contract-ai';
import {
  formatNumber,
  Refusal,
  shanghaiDate,
  type Clock,
  type Message,
  type Session,
} from '@console/contract-core';
import { CLOCK, CONFIG } from '@console/node-kit/config';
import { retryIn } from '@console/node-kit/http';
import type { Querying } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { sql } from 'kysely';
import type { ModelsConfig } from '../ai-config.ts';
import { queries } from '../queries.ts';

/** The most answers of language models that are written at once. */
const MOST_OF_USER = 3;
const MOST_OF_TENANT = 20;
const RETRY_SECONDS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHANGHAI_MS = 8 * 60 * 60 * 1000;

type Asker = Pick<Session, 'tenantId' | 'userId'>;

export interface TokenUse {
  readonly used: number;
  readonly most: number;
}

/** How much a user and their tenant may ask at once and in a day. */
@Injectable()
export class AskingLimits {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: ModelsConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Refuses (429) a question that is beyond the limits. Within a transaction that holds the tenant's desk, no other
   * question is counted at the same time.
   * @param wanted the answers of language models, and the tokens of their prompts
   */
  async check(
    asker: Asker,
    wanted: { readonly answers: number; readonly tokens: number },
    database: Querying = this.database,
  ): Promise<void> {
    if (wanted.answers === 0) return;
    const open = await this.open(database, asker);
    const refuseOver = (running: number, most: number, message: Message): void => {
      if (running + wanted.answers > most)
        throw new Refusal(message, { running, most }, { 'retry-after': String(RETRY_SECONDS) });
    };
    refuseOver(open.user, MOST_OF_USER, ASKING_MESSAGES.tooManyOfUser);
    refuseOver(open.tenant, MOST_OF_TENANT, ASKING_MESSAGES.tooManyOfTenant);
    await this.refuseSpent(asker, wanted.tokens, database);
  }

  /** Refuses (429) what needs more tokens than are left today, with the time when they return. */
  async refuseSpent(asker: Asker, tokens: number, database: Querying = this.database): Promise<void> {
    const { user, tenant } = await this.tokens(asker, database);
    if (user.used + tokens > user.most) throw this.spent(ASKING_MESSAGES.userBudget, user);
    if (tenant.used + tokens > tenant.most) throw this.spent(ASKING_MESSAGES.tenantBudget, tenant);
  }

  /**
   * Whether an answer of an evaluation may begin: it leaves a user one place, and a tenant half of its places, for those
   * who wait for an answer.
   */
  async hasSparePlace(asker: Asker, database: Querying): Promise<boolean> {
    const open = await this.open(database, asker);
    return open.user < MOST_OF_USER - 1 && open.tenant < MOST_OF_TENANT / 2;
  }

  /** The tokens of today; running answers count with the estimate of their prompts. */
  async tokens(
    { tenantId, userId }: Asker,
    database: Querying = this.database,
  ): Promise<{ readonly user: TokenUse; readonly tenant: TokenUse }> {
    const { user, tenant } = await queries(database)
      .selectFrom('ai.model_call')
      .select([
        sql<number>`COALESCE(SUM(tokens_in + tokens_out), 0)`.as('tenant'),
        sql<number>`COALESCE(SUM(IF(user_id = ${userId}, tokens_in + tokens_out, 0)), 0)`.as('user'),
      ])
      .where('tenant_id', '=', tenantId)
      .where('day', '=', shanghaiDate(this.clock.now()))
      .executeTakeFirstOrThrow();
    return {
      user: { used: Number(user), most: this.config.AI_TOKENS_USER_DAY },
      tenant: { used: Number(tenant), most: this.config.AI_TOKENS_TENANT_DAY },
    };
  }

  /** The next midnight in Shanghai, milliseconds since the epoch. */
  returnsAt(): number {
    return Math.floor((this.clock.now() + SHANGHAI_MS) / DAY_MS + 1) * DAY_MS - SHANGHAI_MS;
  }

  private async open(
    database: Querying,
    { tenantId, userId }: Asker,
  ): Promise<Record<'user' | 'tenant', number>> {
    const counts = [
      sql<number>`COUNT(*)`.as('tenant'),
      sql<number>`COALESCE(SUM(user_id = ${userId}), 0)`.as('user'),
    ];
    const [asked, evaluated] = await Promise.all([
      queries(database)
        .selectFrom('ai.answer')
        .select(counts)
        .where('tenant_id', '=', tenantId)
        .where('state', 'in', ['waiting', 'writing'])
        .where('model', '<>', DATA_MODEL)
        .executeTakeFirstOrThrow(),
      // What a job that is no longer running left behind is not being written.
      queries(database)
        .selectFrom('ai.evaluation_result as r')
        .innerJoin('ai.evaluation as e', 'e.id', 'r.evaluation_id')
        .innerJoin('ai.job as j', 'j.id', 'e.job_id')
        .select([
          sql<number>`COUNT(*)`.as('tenant'),
          sql<number>`COALESCE(SUM(e.started_by = ${userId}), 0)`.as('user'),
        ])
        .where('r.tenant_id', '=', tenantId)
        .where('r.state', '=', 'writing')
        .where('r.model', '<>', DATA_MODEL)
        .where('j.state', '=', 'running')
        .executeTakeFirstOrThrow(),
    ]);
    return {
      user: Number(asked.user) + Number(evaluated.user),
      tenant: Number(asked.tenant) + Number(evaluated.tenant),
    };
  }

  private spent(message: Message, { most }: TokenUse): Refusal {
    const at = this.returnsAt();
    const seconds = Math.ceil((at - this.clock.now()) / 1000);
    const time = `${shanghaiDate(at)} 00:00`;
    const { code, status, text } = message;
    return retryIn(seconds, {
      code,
      status,
      text: text.replace('{most}', formatNumber(most, { unit: 'integer' })).replace('{time}', time),
    });
  }
}
