/** A value such as `1,200` or `$3.5M`, taken apart around its one number. */
export interface CountableValue {
  before: string;
  number: number;
  decimals: number;
  isGrouped: boolean;
  after: string;
}

/** One number, its thousands grouped by commas or not at all. */
const oneNumber = /^(\D*?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(\D*)$/;

/** Reads a value that can be counted up to; undefined for all else, such as `24/7` or `2016-2020`. */
export function readCountable(value: string): CountableValue | undefined {
  const [, before = '', whole = '', fraction = '', after = ''] = oneNumber.exec(value) ?? [];
  const number = Number(whole.replaceAll(',', '') + fraction);
  if (whole === '' || number === 0 || !Number.isSafeInteger(Math.trunc(number))) return undefined;
  return { before, number, decimals: Math.max(fraction.length - 1, 0), isGrouped: whole.includes(','), after };
}

/** The value as it stands when a part of the way, from 0 to 1, is done. */
export function valueAt({ before, number, decimals, isGrouped, after }: CountableValue, part: number): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: isGrouped };
  return before + (number * part).toLocaleString('en-US', options) + after;
}
