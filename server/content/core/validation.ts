import { getMetadataStorage, registerDecorator, validateSync } from 'class-validator';
import { limits, linkSchemes } from '../../../schema/limits';
import { type FieldError, ValidationError } from '../../errors';

/**
 * The rules of input fields. Each decorator names its field as people know it and yields one message at most, so that
 * a form can show it beside the field and REST can answer it as `detail`.
 */
type Check = (value: unknown, input: object) => string | undefined;

/** What a rule asks for, in JSON Schema, for those who read about the API. The rule itself may ask for more. */
export type JsonSchema = Readonly<Record<string, unknown>>;

function rule(name: string, schema: JsonSchema, check: Check): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      constraints: [schema],
      validator: {
        validate: (value: unknown, args) => check(value, args?.object ?? {}) === undefined,
        defaultMessage: (args) => check(args?.value, args?.object ?? {}) ?? '',
      },
    });
}

interface TextOptions {
  /** In UTF-16 code units. */
  max: number;
  /** Replaces '{label} is required.' */
  required?: string;
}

/** A text that must be there: not blank, at most `max` long. */
export const RequiredText = (label: string, { max, required }: TextOptions): PropertyDecorator =>
  rule('requiredText', { type: 'string', minLength: 1, maxLength: max, pattern: '\\S' }, (value) =>
    isBlank(value) ? (required ?? `${label} is required.`) : checkText(label, value, max),
  );

/** A text that may be null or empty. */
export const OptionalText = (label: string, { max }: Omit<TextOptions, 'required'>): PropertyDecorator =>
  rule('optionalText', { type: ['string', 'null'], maxLength: max }, (value) =>
    value === null ? undefined : checkText(label, value, max),
  );

/** A web address that may be null or empty. See {@link checkLink} for what is let through. */
export const OptionalLink = (label: string): PropertyDecorator =>
  rule('optionalLink', { type: ['string', 'null'], maxLength: limits.link, pattern: '^\\S*$' }, (value) =>
    value === null ? undefined : (checkText(label, value, limits.link) ?? checkLink(label, value)),
  );

export const OneOf = (label: string, values: readonly string[]): PropertyDecorator =>
  rule('oneOf', { type: 'string', enum: values }, (value) => {
    if (isBlank(value)) return `${label} is required.`;
    if (typeof value === 'string' && values.includes(value)) return undefined;
    return `${label} must be one of ${values.join(', ')}.`;
  });

export const Flag = (label: string): PropertyDecorator =>
  rule('flag', { type: 'boolean' }, (value) =>
    typeof value === 'boolean' ? undefined : `${label} must be true or false.`,
  );

/** A whole number that fits a PostgreSQL `integer` and is not negative. */
export const Position = (label: string): PropertyDecorator =>
  rule('position', { type: 'integer', minimum: 0, maximum: limits.integer }, (value) =>
    isPosition(value) ? undefined : `${label} must be a whole number from 0 to ${limits.integer}.`,
  );

export const Email = (label: string): PropertyDecorator =>
  rule('email', { type: 'string', format: 'email', maxLength: limits.email }, (value) => {
    if (isBlank(value)) return `${label} is required.`;
    return checkText(label, value, limits.email) ?? checkEmail(label, value);
  });

/** A rule of one type that the general ones do not cover. It may look at the other fields of the input. */
export const Custom = (check: Check, schema: JsonSchema = {}): PropertyDecorator => rule('custom', schema, check);

const fieldDefaults = new Map<object, Map<string, string | number | boolean>>();

/** What stands in for a value that is missing. A text default also replaces null and blank texts. */
export const Default =
  (value: string | number | boolean): PropertyDecorator =>
  (target, property) => {
    const own = fieldDefaults.get(target) ?? new Map();
    own.set(String(property), value);
    fieldDefaults.set(target, own);
  };

export type InputClass<I extends object> = new () => I;

const fieldCache = new WeakMap<InputClass<object>, readonly string[]>();

/** The names of the fields that an input class validates, inherited ones included. */
export function inputFields(type: InputClass<object>): readonly string[] {
  let names = fieldCache.get(type);
  if (!names) {
    names = [...new Set(rulesOf(type).map((item) => item.propertyName))];
    fieldCache.set(type, names);
  }
  return names;
}

function rulesOf(type: InputClass<object>) {
  return getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
}

/** What the rules of one field ask for together, and what stands in for it. */
export function fieldSchema(type: InputClass<object>, field: string): JsonSchema {
  const rules = rulesOf(type).filter(({ propertyName }) => propertyName === field);
  const schema: JsonSchema = Object.assign({}, ...rules.flatMap(({ constraints }) => constraints ?? []));
  const fallback = findDefault(type.prototype, field);
  return fallback === undefined ? schema : { ...schema, default: fallback };
}

/**
 * Takes the known fields of `raw`, fills in defaults (null where there is none), and validates the whole.
 * This is the only way from a request to a row.
 *
 * @throws ValidationError that lists every field in error, in the order of their declaration
 */
export function toInput<I extends object>(type: InputClass<I>, raw: unknown): I {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw ValidationError.of('body', 'The data must be an object with the fields to set.');
  }
  const input = new type();
  const values = new Map(Object.entries(raw));
  for (const field of inputFields(type)) {
    Object.defineProperty(input, field, {
      value: withDefault(type, field, values.get(field)),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  const errors: FieldError[] = validateSync(input, { stopAtFirstError: true }).map((error) => ({
    field: error.property,
    message: Object.values(error.constraints ?? {})[0] ?? `${error.property} is not valid.`,
  }));
  const [first, ...others] = errors.sort((a, b) => position(type, a.field) - position(type, b.field));
  if (first) throw new ValidationError([first, ...others]);
  return input;
}

function position(type: InputClass<object>, field: string): number {
  return inputFields(type).indexOf(field);
}

function withDefault(type: InputClass<object>, field: string, value: unknown): unknown {
  const fallback = findDefault(type.prototype, field);
  if (fallback === undefined) return value ?? null;
  if (typeof fallback === 'string') return isBlank(value) ? fallback : value;
  return value === undefined ? fallback : value;
}

function findDefault(prototype: object | null, field: string): string | number | boolean | undefined {
  for (let at = prototype; at; at = Object.getPrototypeOf(at)) {
    const value = fieldDefaults.get(at)?.get(field);
    if (value !== undefined) return value;
  }
  return undefined;
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

export function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limits.integer;
}

export function checkText(label: string, value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return `${label} must be text.`;
  if (value.length > max) return `${label} must be at most ${max} characters long.`;
  // PostgreSQL can store neither, in a text or in JSON.
  if (value.includes('\0') || !value.isWellFormed()) return `${label} contains characters that cannot be stored.`;
  return undefined;
}

const schemePattern = /^([a-z][a-z0-9+.-]*):(.*)$/i;

/**
 * Lets through addresses with a scheme of {@link linkSchemes} and addresses without any, such as `example.org/me` or
 * `example.org:8080`. White space and control characters are refused, because browsers drop them while reading a
 * scheme, so that `java\nscript:` would run.
 */
export function checkLink(label: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/.test(value)) return `${label} must not contain spaces.`;
  // Both lead to another host than the one that they seem to be on: browsers read a backslash as a slash.
  if (value.includes('\\') || value.startsWith('//')) {
    return `${label} must not begin with // or contain a backslash.`;
  }
  const needsScheme = `${label} must be a link that starts with ${linkSchemes.join(', ')}.`;
  const match = schemePattern.exec(value);
  // No host has an ampersand; `javascript&colon;` waits for somebody to decode it.
  if (!match) return /^[^/?#]*&/.test(value) ? needsScheme : undefined;
  const [, scheme = '', rest = ''] = match;
  if (linkSchemes.some((allowed) => allowed === scheme.toLowerCase())) return undefined;
  const isHostWithPort = (scheme.includes('.') || scheme.toLowerCase() === 'localhost') && /^\d{1,5}(\/|$)/.test(rest);
  return isHostWithPort ? undefined : needsScheme;
}

function checkEmail(label: string, value: unknown): string | undefined {
  // The pattern of the HTML standard for <input type="email">, so that browser and server agree.
  const pattern =
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
  return typeof value === 'string' && pattern.test(value) ? undefined : `${label} must be an e-mail address.`;
}
