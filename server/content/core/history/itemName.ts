/** The fields that people know items by, best first. An item is known by the first that it has. */
const namingFields = ['sectionName', 'title', 'name', 'label', 'degree', 'position', 'category'] as const;

/** What people know an item by, such as the title of a project; null when it has nothing of the kind. */
export function itemName(item: object): string | null {
  const values = new Map<string, unknown>(Object.entries(item));
  const name = namingFields
    .map((field) => values.get(field))
    .find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : null;
}
