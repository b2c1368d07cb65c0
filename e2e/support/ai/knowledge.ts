import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { rows } from '../suite/suite.ts';

/** A knowledge entry that the page's user adds, with a title of its own. Returns its id and title. */
export async function addKnowledge(page: Page, content: string): Promise<{ id: number; title: string }> {
  const title = `旅程${randomUUID().slice(0, 8)}`;
  const answer = await page.request.post('/api/knowledge/insert', {
    data: { title, content },
    headers: { origin: new URL(page.url()).origin },
  });
  const { result } = (await answer.json()) as { result: { id: number } };
  return { id: result.id, title };
}

/** Deletes a user's knowledge entries, with their documents, passages and terms. */
export async function eraseKnowledge(userId: number): Promise<void> {
  const own = 'SELECT id FROM {ai}.knowledge WHERE created_by = ?';
  const passages = `SELECT id FROM {ai}.knowledge_passage WHERE knowledge_id IN (${own})`;
  await rows(`DELETE FROM {ai}.knowledge_term WHERE passage_id IN (${passages})`, [userId]);
  for (const table of ['knowledge_passage', 'knowledge_file'])
    await rows(`DELETE FROM {ai}.${table} WHERE knowledge_id IN (${own})`, [userId]);
  await rows('DELETE FROM {ai}.knowledge WHERE created_by = ?', [userId]);
}
