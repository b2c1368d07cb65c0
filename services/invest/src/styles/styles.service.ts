import { Injectable } from '@nestjs/common';
import {
  investEntries,
  STYLE_MESSAGES,
  STYLE_WEIGHTS,
  type Style,
  type StyleWeights,
} from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { namedColumns, type Querying } from '@console/node-kit/queries';
import { Records, unlessTaken } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { isPresent, STYLE_COLUMNS, type StyleFields } from './style-columns.ts';
import { STYLES } from './style-records.ts';

type Entries = typeof investEntries;

const TAKEN = { style_name_present: STYLE_MESSAGES.nameTaken };

/** The investment styles of a tenant, five weights each. */
@Injectable()
export class StylesService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
  ) {}

  find({ tenantId }: Session, id: number): Promise<Style> {
    return readStyle(this.database, tenantId, id);
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

  /** The number of styles with the name, without the one that is being edited. */
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

  /** Adds a style. Refuses a taken name. The time of publishing is now by default. */
  add(session: Session, input: InputOf<Entries['addStyle']>, key: string | null): Promise<Style> {
    const creation = { schema: 'invest', entry: investEntries.addStyle, session, key, input } as const;
    return this.records.create(creation, async (change) => {
      const fields = fieldsOf(input, input.publishedTime ?? change.now);
      const { id } = await unlessTaken(TAKEN, () => change.add(STYLES, fields));
      return readStyle(change.manager, session.tenantId, id);
    });
  }

  /** Edits a style. Refuses a taken name and a stale edit. An edit that changes nothing leaves everything as it is. */
  update(session: Session, input: InputOf<Entries['updateStyle']>): Promise<Style> {
    const { styleId, version: read } = input;
    return this.records.change(session, async (change) => {
      const style = await change.lock(STYLES, styleId);
      const fields = fieldsOf(input, input.publishedTime ?? style.publishedTime);
      await unlessTaken(TAKEN, () => change.replace(STYLES, style, { read, fields }));
      return readStyle(change.manager, session.tenantId, styleId);
    });
  }

  async remove(session: Session, id: number): Promise<boolean> {
    await this.records.change(session, async (change) =>
      change.remove(STYLES, await change.lock(STYLES, id)),
    );
    return true;
  }
}

/** A style with the names of its authors. Refuses an id that the tenant does not have (404). */
async function readStyle(database: Querying, tenantId: string, id: number): Promise<Style> {
  const style = await queries(database)
    .selectFrom('invest.style as s')
    .select(namedColumns(STYLE_COLUMNS))
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', id)
    .where(isPresent)
    .executeTakeFirst();
  if (style === undefined) throw new Refusal(MESSAGES.notFound);
  return style;
}

/** The given fields, weights rounded to hundredths: a caller's sum of 0.1 and 0.2 is not exact. */
function fieldsOf(
  { styleName, ...weights }: StyleWeights & Pick<StyleFields, 'styleName'>,
  publishedTime: string,
): StyleFields {
  const rounded = STYLE_WEIGHTS.map((name) => [name, Math.round(weights[name] * 100) / 100] as const);
  return { styleName, ...(Object.fromEntries(rounded) as StyleWeights), publishedTime };
}
