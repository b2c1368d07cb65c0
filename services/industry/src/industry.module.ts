import { Module } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import { tableControllers } from '@console/node-kit';
import { ShenwanOverviewSource } from './shenwan/shenwan-overview.source.ts';

const tables = tableControllers(industryTables, { shenwanOverview: ShenwanOverviewSource });

@Module({ controllers: tables.controllers, providers: tables.providers })
export class IndustryModule {}
