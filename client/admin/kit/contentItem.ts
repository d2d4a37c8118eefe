/** What every item of a list has. */
export interface ContentItem {
  id: number;
  orderIndex: number;
  isActive: boolean;
  /** When it was last saved, which names its version. */
  updatedAt: string;
}

/** What every input of a list's items has. Optional texts are empty where there is none. */
export type ContentInput = Record<string, string | number | boolean> & Pick<ContentItem, 'orderIndex' | 'isActive'>;

/** Optional texts that were left empty become null, as the server keeps what is not there. */
export function blankToNull<Input extends ContentInput>(input: Input): Input {
  const blank = Object.keys(input).filter((field) => input[field] === '');
  return { ...input, ...Object.fromEntries(blank.map((field) => [field, null])) };
}

/** Leaves out the place: the server keeps the one that the item has. */
export function withoutPlace<Input extends ContentInput>(input: Input): Input {
  return { ...input, orderIndex: undefined };
}
