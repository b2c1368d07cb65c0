import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { httpSignIn, type HttpSession } from '../suite/http-session.ts';
import { endedSimulation, succeededSimulation, type OwnSimulation } from '../invest/own-simulation.ts';
import { postedStrategy, type PostedStrategy } from '../invest/posted-strategy.ts';
import { endedEvaluation, type OwnEvaluation } from './evaluation-goods.ts';
import { makeInvestGoods, type InvestGoods } from './invest-goods.ts';
import type { People, Person } from '../people/people.ts';
import { rows } from '../suite/suite.ts';
import { STRANGE_STRATEGY } from './strategy-probes.ts';

/** One of each kind of thing of tenant 000000, to be probed by another tenant. */
export interface TenantGoods {
  readonly user: Person;
  /** Things of the user. */
  readonly session: HttpSession;
  readonly userVersion: number;
  readonly sessionId: number;
  readonly presetId: number;
  readonly auditId: number;
  readonly requestId: string;
  readonly noticeId: number;
  readonly fileKey: string;
  readonly companyId: number;
  readonly noteId: number;
  readonly industryNoteId: number;
  readonly jobId: string;
  readonly industry: { readonly id: number };
  readonly styleId: number;
  readonly promptId: number;
  readonly topicId: number;
  readonly questionId: number;
  readonly askedByTopic: number;
  readonly answerId: number;
  readonly topicMatchId: number;
  readonly knowledgeId: number;
  readonly knowledgeFileId: number;
  readonly goldenCaseId: number;
  readonly evaluation: OwnEvaluation;
  readonly invest: InvestGoods;
  readonly strategy: PostedStrategy;
  readonly simulation: OwnSimulation;
  /** The other tenant: an analyst, and an industry of theirs. */
  readonly stranger: number;
  readonly strangersIndustry: number;
  readonly strangersCompany: number;
  readonly strangersStyle: number;
  readonly strangersStrategy: PostedStrategy;
  readonly strangersSimulation: OwnSimulation;
  /** The companies in their industry. */
  readonly strangersPool: readonly number[];
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DELIVERY = 'journey-tenants';
const STRANGERS_DELIVERY = 'journey-strangers';

/** Makes them through the console's own calls, as `admin` of tenant 000000; for the other tenant, as the stranger. */
export async function makeTenantGoods(people: People, stranger: HttpSession): Promise<TenantGoods> {
  const { admin } = people;
  await askedQuestion(stranger);
  await askedByTopic(stranger, '100001');
  await endedEvaluation(stranger, await goldenCase(stranger, '100001'));
  const user = await people.person({ authorities: ['gssjk_gn', 'gssjk_gn_view', 'yzgl_view', 'yzgl_edit'] });
  const session = await httpSignIn(user);
  const { version } = await admin.result<{ version: number }>(`/api/sysUser/info/${user.id}`);
  const [device] = await admin.result<{ id: number }[]>(`/api/sysUser/sessions/${user.id}`);
  const preset = await admin.post<{ id: number }>('/api/sysUser/presets/save', {
    name: `旅程${randomUUID().slice(0, 8)}`,
    authorities: ['gssjk_gn'],
  });
  const [audit] = await rows<{ id: number; requestId: string }>(
    `SELECT id, request_id AS requestId FROM {access}.audit_log
      WHERE tenant_id = '000000' AND request_id IS NOT NULL ORDER BY id DESC LIMIT 1`,
  );
  await rows(
    `INSERT INTO {access}.notice (tenant_id, user_id, kind, title, created_at)
     VALUES ('000000', ?, 'system', '旅程', NOW())`,
    [user.id],
  );
  const [notice] = await rows<{ id: number }>('SELECT MAX(id) AS id FROM {access}.notice WHERE user_id = ?', [
    user.id,
  ]);
  const [company] = await rows<{ id: number }>(
    `SELECT id FROM {ecology}.company WHERE tenant_id = '000000' AND deleted_at IS NULL LIMIT 1`,
  );
  await finishedJob(stranger, STRANGERS_DELIVERY);
  await upload(stranger);
  const strangersIndustry = await one(
    `SELECT id FROM {ecology}.industry
      WHERE tenant_id = '100001' AND variant = 'ecology' AND level = 3 AND removed_at IS NULL LIMIT 1`,
  );
  const strangersPool = await rows<{ id: number }>(
    `SELECT c.id FROM {ecology}.membership m JOIN {ecology}.company c ON c.id = m.company_id
      WHERE m.tenant_id = '100001' AND m.industry_id = ? AND m.valid_to IS NULL AND c.deleted_at IS NULL`,
    [strangersIndustry.id],
  );
  const goldenCaseId = await goldenCase(admin, '000000');
  const style = await one(
    `SELECT id FROM {invest}.style WHERE tenant_id = '000000' AND removed_at IS NULL LIMIT 1`,
  );
  const strangersStyle = await one(
    `SELECT id FROM {invest}.style WHERE tenant_id = '100001' AND removed_at IS NULL LIMIT 1`,
  );
  return {
    user,
    session,
    userVersion: version,
    sessionId: present(device).id,
    presetId: preset.id,
    auditId: present(audit).id,
    requestId: present(audit).requestId,
    noticeId: present(notice).id,
    fileKey: await upload(session),
    companyId: present(company).id,
    noteId: (await one(`SELECT id FROM {company}.note WHERE tenant_id = '000000' LIMIT 1`)).id,
    industryNoteId: (await one(`SELECT id FROM {industry}.note WHERE tenant_id = '000000' LIMIT 1`)).id,
    jobId: await finishedJob(admin, DELIVERY),
    invest: await makeInvestGoods(user, session, stranger),
    strategy: await postedStrategy('000000'),
    strangersStrategy: await postedStrategy('100001'),
    strangersStyle: strangersStyle.id,
    strangersSimulation: await endedSimulation(stranger, strangersStyle.id),
    industry: await one(
      `SELECT id FROM {ecology}.industry
        WHERE tenant_id = '000000' AND variant = 'default' AND level = 1 AND removed_at IS NULL LIMIT 1`,
    ),
    styleId: style.id,
    simulation: await succeededSimulation(admin, style.id),
    promptId: (
      await one(
        `SELECT id FROM {ai}.default_prompt WHERE tenant_id = '000000' AND removed_at IS NULL LIMIT 1`,
      )
    ).id,
    ...(await askedQuestion(admin)),
    askedByTopic: await askedByTopic(admin, '000000'),
    topicId: (
      await one(`SELECT id FROM {ai}.topic WHERE tenant_id = '000000' AND removed_at IS NULL LIMIT 1`)
    ).id,
    knowledgeId: (
      await one(`SELECT id FROM {ai}.knowledge WHERE tenant_id = '000000' AND removed_at IS NULL LIMIT 1`)
    ).id,
    knowledgeFileId: await knowledgeFile(),
    topicMatchId: (
      await one(`SELECT id FROM {ai}.topic_match WHERE tenant_id = '000000' AND removed_at IS NULL LIMIT 1`)
    ).id,
    goldenCaseId,
    evaluation: await endedEvaluation(admin, goldenCaseId),
    stranger: (await one(`SELECT id FROM {access}.user WHERE tenant_id = '100001' AND username = 'other'`))
      .id,
    strangersIndustry: strangersIndustry.id,
    strangersPool: strangersPool.map(({ id }) => id),
    strangersCompany: (
      await one(`SELECT id FROM {ecology}.company WHERE tenant_id = '100001' AND deleted_at IS NULL LIMIT 1`)
    ).id,
  };
}

/** A question of theirs that is answered by the data alone. */
async function askedQuestion(session: HttpSession): Promise<{ questionId: number; answerId: number }> {
  const { questionId } = await session.result<{ questionId: number }>('/api/ai/question/ask', {
    method: 'POST',
    body: { text: '市场怎么样？' },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { id } = await one(`SELECT id FROM {ai}.answer WHERE question_id = ${questionId} LIMIT 1`);
  return { questionId, answerId: id };
}

/** A question of theirs by one of their tenant's topics. */
async function askedByTopic(session: HttpSession, tenantId: string): Promise<number> {
  const topic = await one(
    `SELECT id FROM {ai}.topic WHERE tenant_id = '${tenantId}' AND removed_at IS NULL LIMIT 1`,
  );
  const { questionId } = await session.result<{ questionId: number }>('/api/ai/question/ask', {
    method: 'POST',
    body: { text: '按主题看市场怎么样？', topicId: topic.id },
    headers: { 'idempotency-key': randomUUID() },
  });
  return questionId;
}

/** A golden case of a tenant, added by one of its users. */
async function goldenCase(session: HttpSession, tenantId: string): Promise<number> {
  const topic = await one(
    `SELECT id FROM {ai}.topic WHERE tenant_id = '${tenantId}' AND removed_at IS NULL LIMIT 1`,
  );
  const { id } = await session.result<{ id: number }>('/api/ai/golden/add', {
    method: 'POST',
    body: {
      topicId: topic.id,
      question: `市场怎么样？${randomUUID()}`,
      facts: [{ kind: 'words', words: '成交额' }],
    },
  });
  return id;
}

/** A document of an entry of the tenant's, as if it had been read. */
async function knowledgeFile(): Promise<number> {
  await rows(
    `INSERT IGNORE INTO {ai}.knowledge_file
       (tenant_id, knowledge_id, file_key, name, state, reading_since, reading, added_by, added_at)
     SELECT '000000', id, 'of-another-tenant-000000', '他人.pdf', 'ready', NOW(), '', 1, NOW()
       FROM {ai}.knowledge WHERE tenant_id = '000000' AND removed_at IS NULL LIMIT 1`,
  );
  const { id } = await one(`SELECT id FROM {ai}.knowledge_file WHERE file_key = 'of-another-tenant-000000'`);
  return id;
}

const one = async (sql: string): Promise<{ readonly id: number }> =>
  present((await rows<{ id: number }>(sql))[0]);

/** Their rows in the database, to check that nothing changed. */
export async function stateOf(goods: TenantGoods): Promise<unknown> {
  const { user, presetId, noticeId, fileKey, companyId, noteId, jobId, sessionId } = goods;
  const { industryNoteId } = goods;
  const { industry, strangersIndustry, styleId, promptId } = goods;
  return {
    user: await rows('SELECT * FROM {access}.user WHERE id = ?', [user.id]),
    authorities: await rows('SELECT * FROM {access}.user_authority WHERE user_id = ?', [user.id]),
    session: await rows('SELECT id, ended_at FROM {access}.user_session WHERE id = ?', [sessionId]),
    preset: await rows('SELECT * FROM {access}.role_preset WHERE id = ?', [presetId]),
    notice: await rows('SELECT * FROM {access}.notice WHERE id = ?', [noticeId]),
    file: await rows('SELECT * FROM {access}.stored_file WHERE file_key = ?', [fileKey]),
    company: await rows('SELECT * FROM {ecology}.company WHERE id = ?', [companyId]),
    note: await rows('SELECT * FROM {company}.note WHERE id = ?', [noteId]),
    industryNote: await rows('SELECT * FROM {industry}.note WHERE id = ?', [industryNoteId]),
    job: await rows('SELECT * FROM {platform}.job WHERE id = ?', [jobId]),
    industries: await rows('SELECT * FROM {ecology}.industry WHERE id IN (?, ?) OR parent_id = ?', [
      industry.id,
      strangersIndustry,
      industry.id,
    ]),
    style: await rows('SELECT * FROM {invest}.style WHERE id = ?', [styleId]),
    prompts: await rows(`SELECT * FROM {ai}.default_prompt WHERE tenant_id = '000000'`),
    questions: await rows('SELECT * FROM {ai}.question WHERE id = ?', [goods.questionId]),
    answers: await rows('SELECT mark, mark_reason FROM {ai}.answer WHERE id = ?', [goods.answerId]),
    expertAnswers: await rows('SELECT * FROM {ai}.expert_answer WHERE question_id = ?', [goods.questionId]),
    knowledge: await rows(`SELECT * FROM {ai}.knowledge WHERE tenant_id = '000000'`),
    knowledgeFiles: await rows(
      `SELECT * FROM {ai}.knowledge_file WHERE file_key = 'of-another-tenant-000000'`,
    ),
    topics: await rows(`SELECT * FROM {ai}.topic WHERE tenant_id = '000000'`),
    cases: await rows(`SELECT * FROM {ai}.golden_case WHERE tenant_id = '000000'`),
    evaluations: await rows(`SELECT * FROM {ai}.evaluation WHERE tenant_id = '000000'`),
    evaluationJob: await rows('SELECT * FROM {ai}.job WHERE id = ?', [goods.evaluation.jobId]),
    matches: await rows(`SELECT * FROM {ai}.topic_match WHERE tenant_id = '000000'`),
    prompt: await rows('SELECT * FROM {ai}.default_prompt WHERE id = ?', [promptId]),
    invest: await goods.invest.state(),
    // Other journeys publish strategies meanwhile: these are the goods, and what a probe would publish.
    strategies: await rows(
      'SELECT id, status, version, removed_at FROM {invest}.strategy WHERE id IN (?, ?) OR name = ? ORDER BY id',
      [goods.strategy.strategyId, goods.strangersStrategy.strategyId, STRANGE_STRATEGY],
    ),
    simulations: await rows(
      `SELECT r.id, r.seal_hash, r.result_hash, j.state, j.cancel_requested_at
         FROM {invest}.strategy_simulation r JOIN {invest}.job j ON j.id = r.job_id
        WHERE r.id = ? OR r.name = ?`,
      [goods.simulation.simulationId, STRANGE_STRATEGY],
    ),
    risks: await rows('SELECT * FROM {invest}.strategy_risk WHERE strategy_id IN (?, ?)', [
      goods.strategy.strategyId,
      goods.strangersStrategy.strategyId,
    ]),
  };
}

/** Deletes the things that do not belong to a user. */
export async function removeTenantGoods(
  admin: HttpSession,
  { presetId, invest, strategy, simulation, strangersStrategy, strangersSimulation }: TenantGoods,
): Promise<void> {
  await invest.remove();
  await strategy.remove();
  await simulation.remove();
  await strangersSimulation.remove();
  await strangersStrategy.remove();
  await admin.post('/api/sysUser/presets/delete', { id: presetId });
  for (const delivery of [DELIVERY, STRANGERS_DELIVERY])
    await admin.send(`/api/dataImport/delivery?delivery=${delivery}`, { method: 'DELETE' });
}

async function upload(session: HttpSession): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'pixel.png');
  const path = '/api/blade-resource/oss/endpoint/put-file';
  const { link } = await session.result<{ link: string }>(path, { method: 'POST', body: form });
  return link.split('/').at(-1) ?? '';
}

/** A dry run over one bad row: a job of the tenant with something to show, which changed nothing. */
async function finishedJob(admin: HttpSession, delivery: string): Promise<string> {
  await admin.result(`/api/dataImport/file?delivery=${delivery}&name=news.csv`, {
    method: 'PUT',
    body: 'security,publish_date,sequence,source,title,summary,sentiment\n999999.SH,2026-01-05,90,来源,标题,,7\n',
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { jobId } = await admin.result<{ jobId: string }>('/api/dataImport/submit', {
    body: { delivery, dryRun: true, demo: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  for (;;) {
    const { state } = await admin.result<{ state: string }>(`/api/dataImport/job?id=${jobId}`);
    if (state !== 'queued' && state !== 'running') return jobId;
    await pause(200);
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the demo lacks what the journey looks for');
  return value;
}
