import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import * as ours from './no-typeorm-0.mjs';

it('is what the helper of @nestjs/typeorm comes to with the TypeORM that is installed', async () => {
  const helper = join(
    import.meta.dirname,
    '../../node_modules/@nestjs/typeorm/dist/common/typeorm-compat.js',
  );
  const theirs = (await import(pathToFileURL(helper).href)) as object;
  expect({ ...theirs }).toEqual({ ...ours });
  expect(Object.keys(ours).sort()).toEqual(['AbstractRepository', 'Connection']);
});
