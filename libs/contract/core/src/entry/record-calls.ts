import { z } from 'zod';
import type { SignedNeed } from '../modules/authority.ts';
import type { ServiceName } from '../modules/service-names.ts';
import { id } from '../values/field.ts';
import { recordCallNames } from './record-call-names.ts';
import { call, type CallEntry, type Endpoint, type Named } from './entry.ts';

/** The address of a call, and its title if that is not the usual one. */
type Place = Pick<Endpoint, 'path' | 'also' | 'from'> & Partial<Pick<Endpoint, 'method' | 'title'>>;

type Id<Key extends string> = Readonly<Record<Key, z.ZodType<number>>>;
type Strict<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;
interface Version {
  readonly version: z.ZodOptional<z.ZodNumber>;
}

/** The calls of a record by their names: `style`, `addStyle`, `updateStyle`, `deleteStyle`. */
export type RecordCalls<
  Service extends ServiceName,
  Name extends string,
  Key extends string,
  Fields extends z.ZodRawShape,
  Row extends z.ZodType,
> = {
  readonly [N in Name]: Of<Service, N, Strict<Id<Key>>, Row>;
} & {
  readonly [N in `add${Capitalize<Name>}`]: Of<Service, N, Strict<Fields>, Row>;
} & {
  readonly [N in `update${Capitalize<Name>}`]: Of<Service, N, Strict<Id<Key> & Fields & Version>, Row>;
} & {
  readonly [N in `delete${Capitalize<Name>}`]: Of<Service, N, Strict<Id<'id'>>, z.ZodBoolean>;
};
type Of<
  Service extends string,
  Name extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
> = CallEntry<Input, Output, SignedNeed> & Named<`${Service}.${Name}`>;

interface Draft<
  Service extends ServiceName,
  Name extends string,
  Key extends string,
  Fields extends z.ZodRawShape,
  Row extends z.ZodType,
> {
  /** The service that answers them, with which their ids begin. */
  readonly service: Service;
  readonly name: Name;
  /** The name of a record in titles, in Chinese. */
  readonly title: string;
  /** The field of its id. */
  readonly key: Key;
  readonly needs: { readonly view: SignedNeed; readonly edit: SignedNeed };
  readonly at: Readonly<Record<'read' | 'add' | 'update' | 'remove', Place>>;
  /** The answer of reading, adding and changing. */
  readonly row: Row;
  /** The fields that staff write. */
  readonly fields: Fields;
  /** The check of several fields together. */
  readonly check?: (fields: z.output<z.ZodObject<Fields>>, context: z.RefinementCtx) => void;
}

/**
 * The calls that read, add, change and remove a record. Adding again with the same `Idempotency-Key` adds nothing. An
 * edit sends the version that was read, and is refused with 409 if that is stale; without one it replaces the current
 * version.
 */
export function recordCalls<
  const Service extends ServiceName,
  const Name extends string,
  const Key extends string,
  Fields extends z.ZodRawShape,
  Row extends z.ZodType,
>(draft: Draft<Service, Name, Key, Fields, Row>): RecordCalls<Service, Name, Key, Fields, Row> {
  const { service, name, title, key, needs, at, row, fields, check } = draft;
  const checked = (shape: z.ZodRawShape): z.ZodType =>
    check === undefined ? z.strictObject(shape) : z.strictObject(shape).superRefine(check as never);
  const place = (entry: string): { id: string; services: [ServiceName]; method: 'POST' } => ({
    id: `${service}.${entry}`,
    services: [service],
    method: 'POST',
  });
  const { add, update, remove } = recordCallNames(name);
  return {
    [name]: call({
      ...place(name),
      method: 'GET',
      title: `${title}详情`,
      needs: needs.view,
      ...at.read,
      input: z.strictObject({ [key]: id() }),
      output: row,
    }),
    [add]: call({
      ...place(add),
      title: `新增${title}`,
      needs: needs.edit,
      creates: true,
      ...at.add,
      input: checked(fields),
      output: row,
    }),
    [update]: call({
      ...place(update),
      title: `编辑${title}`,
      needs: needs.edit,
      ...at.update,
      input: checked({ [key]: id(), ...fields, version: z.number().int().positive().optional() }),
      output: row,
    }),
    [remove]: call({
      ...place(remove),
      title: `删除${title}`,
      needs: needs.edit,
      ...at.remove,
      input: z.strictObject({ id: id() }),
      output: z.boolean(),
    }),
  } as unknown as RecordCalls<Service, Name, Key, Fields, Row>;
}
