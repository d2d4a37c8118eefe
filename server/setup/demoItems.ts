import type { Row } from '../content/core/base.entity';
import { type ContentType, rowFields } from '../content/core/contentType';
import { readDemoItems } from '../database/seed';

/** Fields that do not make an item the owner's: its number and dates, its place, and whether it is shown. */
const ownFields = ['id', 'orderIndex', 'isActive', 'createdAt', 'updatedAt'];

/** Knows the items of the demo content, wherever they were moved to, hidden or not. */
export class DemoItems {
  readonly #content = readDemoItems();
  readonly #keys = new Map(
    this.#content.map(({ type, items }) => [type.name, new Set(items.map((item) => keyOf(type, item)))]),
  );

  /** Whether the item still is, in all its texts, what the demo content brought. */
  has(type: ContentType, row: Row): boolean {
    return this.#keys.get(type.name)?.has(keyOf(type, row)) === true;
  }

  /** Whether an item of the demo content has this value in this field. */
  hasValue(type: ContentType, field: string, value: unknown): boolean {
    const items = this.#content.find((demo) => demo.type.name === type.name)?.items ?? [];
    return items.some((item) => new Map<string, unknown>(Object.entries(item)).get(field) === value);
  }
}

function keyOf(type: ContentType, item: object): string {
  const values = new Map<string, unknown>(Object.entries(item));
  const fields = rowFields(type).filter((field) => !ownFields.includes(field));
  return JSON.stringify(fields.map((field) => values.get(field) ?? null));
}
