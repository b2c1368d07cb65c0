import type { FormItemProps, FormRule } from 'antd';

/** The part of a contract schema that is needed here; zod itself is not loaded for it. */
export interface FieldSchema {
  safeParse(value: unknown): {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}

/** The schema's own message for a value as typed; null when it accepts it. */
export const schemaFault = (schema: FieldSchema, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

export interface SchemaFieldOptions {
  /** When it is validated: on leaving the field by default. */
  readonly on?: FormItemProps['validateTrigger'];
  /** The value for the schema of a field that was never typed in. */
  readonly blank?: unknown;
  /** Instead of the schema's own message, where that is not for readers. */
  readonly message?: string;
  /** A further check, made once the schema accepts the value. */
  readonly also?: (value: unknown) => Promise<void>;
}

/**
 * The rules of a field from the contract's schema of it: required where the schema refuses a blank, and
 * validated by it, with its messages. `<Form.Item name="industryCode" label="编码"
 * {...schemaField(industryCode())}>`
 */
export function schemaField(
  schema: FieldSchema,
  options: SchemaFieldOptions = {},
): Pick<FormItemProps, 'required' | 'validateTrigger'> & { rules: FormRule[] } {
  const { on = 'onBlur', blank = '', message, also } = options;
  const rule: FormRule = {
    validator: async (_, value: unknown) => {
      const fault = schemaFault(schema, value ?? blank);
      if (fault !== null) throw new Error(message ?? fault);
      await also?.(value);
    },
  };
  return { required: schemaFault(schema, blank) !== null, validateTrigger: on, rules: [rule] };
}
