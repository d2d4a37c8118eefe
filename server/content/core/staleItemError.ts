import { ConflictError } from '../../errors';
import type { BaseContent, Row } from './base.entity';
import { type ContentType, words } from './contentType';

/** The item was saved by somebody else since the change was begun. Nothing was changed. */
export class StaleItemError<T extends BaseContent = BaseContent> extends ConflictError {
  constructor(
    type: ContentType<T>,
    /** The item as it is, so that both versions can be shown. */
    readonly current: Row<T>,
  ) {
    super(`The ${words(type.name)} was changed elsewhere in the meantime. Nothing was saved.`);
  }
}
