import { tableName } from '@console/node-kit/database';
import type { Querying } from './querying.ts';

interface Step {
  readonly day: string;
  readonly factor: number;
}

/** The adjustment factors of all securities or of one, by the day they begin; there are few of them. */
export class AdjustSteps {
  private constructor(private readonly steps: ReadonlyMap<number, readonly Step[]>) {}

  static async read(database: Querying, security?: number): Promise<AdjustSteps> {
    const rows = await database.query<(Step & { readonly security_id: number })[]>(
      `SELECT security_id, ex_date AS day, factor FROM ${tableName('market', 'adjust_factor')}
        ${security === undefined ? '' : 'WHERE security_id = ?'} ORDER BY security_id, ex_date`,
      security === undefined ? [] : [security],
    );
    const steps = new Map<number, Step[]>();
    for (const { security_id, ...step } of rows) {
      const own = steps.get(security_id);
      if (own) own.push(step);
      else steps.set(security_id, [step]);
    }
    return new AdjustSteps(steps);
  }

  /** The factor that multiplies a close of the day; 1 before the first step. */
  on(security: number, day: string): number {
    return this.steps.get(security)?.findLast((step) => step.day <= day)?.factor ?? 1;
  }
}
