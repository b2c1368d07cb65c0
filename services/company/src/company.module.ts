import { Module } from '@nestjs/common';
import { companyTables } from '@console/contract-company';
import { CompanyReader } from '@console/ecology';
import { tableControllers } from '@console/node-kit';
import { CompanyDetailController } from './detail/company-detail.controller.ts';
import { CompanyHeaderService } from './detail/company-header.service.ts';
import { CompanyListSource } from './list/company-list.source.ts';
import { SearchController } from './search/search.controller.ts';
import { SnapshotController } from './snapshot/snapshot.controller.ts';
import { SnapshotService } from './snapshot/snapshot.service.ts';

const tables = tableControllers(companyTables, { list: CompanyListSource });

@Module({
  controllers: [...tables.controllers, CompanyDetailController, SearchController, SnapshotController],
  providers: [...tables.providers, CompanyReader, CompanyHeaderService, SnapshotService],
})
export class CompanyModule {}
