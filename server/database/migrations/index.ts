import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261120000000 } from './Migration20261120000000';
import { Migration20261120112453 } from './Migration20261120112453';
import { Migration20261120132408 } from './Migration20261120132408';
import { Migration20261120144644 } from './Migration20261120144644';

/** Every migration, oldest first. Written by `npm run generate`. */
export const migrations: MigrationObject[] = [
  { name: 'Migration20261120000000', class: Migration20261120000000 },
  { name: 'Migration20261120112453', class: Migration20261120112453 },
  { name: 'Migration20261120132408', class: Migration20261120132408 },
  { name: 'Migration20261120144644', class: Migration20261120144644 },
];
