import { ContactMessage } from '../contactMessage/contactMessage.entity';
import { contentTypes } from '../content';
import { BaseContent } from '../content/core/base.entity';
import { Revision } from '../content/core/revision.entity';
import { Owner } from '../owner/owner.entity';
import { RateLimit } from '../owner/rateLimit.entity';

/** Every table of the database. */
export const entities = [
  BaseContent,
  ...contentTypes.map((type) => type.entity),
  Revision,
  Owner,
  RateLimit,
  ContactMessage,
];

/** Tables whose rows mean nothing to another day. */
export const passingEntities = [RateLimit];
