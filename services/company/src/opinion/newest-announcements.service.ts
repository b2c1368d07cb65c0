import type { InputOf, NewestAnnouncement, platformCompanyCalls, Session } from '@console/contract-core';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { presentCompanies } from '../facts/present-companies.ts';
import { queries } from '../queries.ts';

/** The newest announcements of several companies together. */
@Injectable()
export class NewestAnnouncementsService {
  constructor(private readonly database: DataSource) {}

  /** Newest first. Companies that the tenant does not have are left out. */
  async list(
    { tenantId }: Session,
    { corpIds = [], size }: InputOf<typeof platformCompanyCalls.newestAnnouncements>,
  ): Promise<NewestAnnouncement[]> {
    if (corpIds.length === 0) return [];
    return presentCompanies(queries(this.database), tenantId)
      .innerJoin('market.security as s', 's.id', 'c.security_id')
      .innerJoin('market.announcement as t', 't.security_id', 'c.security_id')
      .where('c.id', 'in', corpIds)
      .select(({ ref }) => [
        'c.id as corpId',
        's.name as shortName',
        sql<string>`CONCAT(${ref('s.code')}, '.', ${ref('s.exchange')})`.as('stockCode'),
        't.announce_date as announcementDate',
        't.category',
        't.title',
      ])
      .orderBy('t.announce_date', 'desc')
      .orderBy('t.sequence', 'desc')
      .orderBy('c.id')
      .limit(size)
      .execute();
  }
}
