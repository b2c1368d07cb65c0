import { Inject, Injectable } from '@nestjs/common';
import {
  investEntries,
  STYLE_MESSAGES,
  STYLE_WEIGHTS,
  type Style,
  type StyleWeights,
} from '@console/contract-invest';
import {
  MESSAGES,
  Refusal,
  shanghaiDateTime,
  type Clock,
  type InputOf,
  type OutputOf,
  type Session,
} from '@console/contract-core';
import { Audit, CLOCK, Creations, overwriteMark, transact } from '@console/node-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import type { StyleFields } from './style-columns.ts';
import {
  fieldsOf,
  insertStyle,
  lockStyle,
  readStyle,
  removeStyle,
  replaceStyle,
  type StyleWrite,
} from './style-rows.ts';

type Entries = typeof investEntries;

/** V-01: the investment styles of a tenant, five weights each. */
@Injectable()
export class StylesService {
  constructor(
    private readonly database: DataSource,
    private readonly creations: Creations,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find({ tenantId }: Session, id: number): Promise<Style> {
    return present(await readStyle(this.database, tenantId, id));
  }

  /** The styles to choose from, the latest changed first, as the list has them. */
  options({ tenantId }: Session): Promise<OutputOf<Entries['styleOptions']>> {
    return queries(this.database)
      .selectFrom('invest.style')
      .select(['id as styleId', 'name as styleName'])
      .where('tenant_id', '=', tenantId)
      .where('removed_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  /** How many styles bear the name, the one that is being edited left out. */
  async nameCount(
    { tenantId }: Session,
    { name, styleId }: InputOf<Entries['styleNameCount']>,
  ): Promise<number> {
    const { count } = await queries(this.database)
      .selectFrom('invest.style')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('tenant_id', '=', tenantId)
      .where('name', '=', name.trim())
      .where('removed_at', 'is', null)
      .where('id', '<>', styleId ?? 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Refuses a taken name. Left out, the time of publishing is now. */
  add(session: Session, input: InputOf<Entries['addStyle']>, key: string | null): Promise<Style> {
    const creation = { schema: 'invest', entry: investEntries.addStyle, session, key, input } as const;
    return this.creations.once(creation, async (manager) => {
      const write = this.writeOf(session);
      const style = { ...input, ...roundWeights(input), publishedTime: input.publishedTime ?? write.now };
      const id = await unlessNameTaken(() => insertStyle(manager, write, style));
      await this.record(manager, session, { action: 'add-style', id, after: fieldsOf(style) });
      return present(await readStyle(manager, session.tenantId, id));
    });
  }

  /** Refuses a taken name and a stale edit. An edit that changes nothing leaves everything as it is. */
  update(session: Session, input: InputOf<Entries['updateStyle']>): Promise<Style> {
    const { styleId: id, version } = input;
    return transact(this.database, async (manager) => {
      const before = present(await lockStyle(manager, session.tenantId, id));
      if (version !== undefined && version !== before.version) throw new Refusal(MESSAGES.conflict);
      const publishedTime = input.publishedTime ?? before.publishedTime;
      const style = { ...input, ...roundWeights(input), publishedTime };
      const change = changeOf(before, style);
      if (change === null) return before;
      await unlessNameTaken(() => replaceStyle(manager, this.writeOf(session), { id, style }));
      const after = { ...change.after, ...overwriteMark(version === undefined, before.version) };
      await this.record(manager, session, { action: 'update-style', id, before: change.before, after });
      return present(await readStyle(manager, session.tenantId, id));
    });
  }

  async remove(session: Session, id: number): Promise<boolean> {
    await transact(this.database, async (manager) => {
      const before = present(await lockStyle(manager, session.tenantId, id));
      await removeStyle(manager, this.writeOf(session), id);
      await this.record(manager, session, { action: 'delete-style', id, before: fieldsOf(before) });
    });
    return true;
  }

  private writeOf({ tenantId, userId }: Session): StyleWrite {
    return { tenantId, userId, now: shanghaiDateTime(this.clock.now()) };
  }

  private record(
    manager: EntityManager,
    session: Session,
    { action, id, ...change }: { action: string; id: number; before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(manager, {
      session,
      service: 'invest',
      action: `invest.${action}`,
      subject: `style:${id}`,
      ...change,
    });
  }
}

function present(style: Style | null): Style {
  if (style === null) throw new Refusal(MESSAGES.notFound);
  return style;
}

/** The hundredths that are meant: what a caller adds up of 0.1 and 0.2 has a tail. */
function roundWeights(weights: StyleWeights): StyleWeights {
  return Object.fromEntries(
    STYLE_WEIGHTS.map((name) => [name, Math.round(weights[name] * 100) / 100]),
  ) as StyleWeights;
}

interface StyleChange {
  readonly before: Partial<StyleFields>;
  readonly after: Partial<StyleFields>;
}

/** The fields that differ, as they were and as they become; null when none does. */
function changeOf(before: StyleFields, after: StyleFields): StyleChange | null {
  const wanted = fieldsOf(after);
  const keys = (Object.keys(wanted) as (keyof StyleFields)[]).filter((key) => wanted[key] !== before[key]);
  if (keys.length === 0) return null;
  const pick = (from: StyleFields): Partial<StyleFields> =>
    Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(wanted) };
}

/** The unique index alone decides whether a name is taken. */
async function unlessNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ER_DUP_ENTRY') throw error;
    throw new Refusal(STYLE_MESSAGES.nameTaken);
  }
}
