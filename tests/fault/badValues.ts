import type { Random } from './random';

const texts = [
  '',
  ' ',
  '\0',
  'null',
  '\ud800',
  '\u2028\u202e\ufeff',
  '😀'.repeat(50),
  'é'.normalize('NFD'),
  "'; drop table project; --",
  '</script><img src=x onerror=alert(1)>',
  '{{constructor}} %s %00 ../../etc/passwd',
  '__proto__',
  'javascript:alert(1)',
  '9'.repeat(400),
  'x'.repeat(20_000),
] as const;

const numbers = [0, -1, 1.5, 1e21, -1e308, 2_147_483_648, 9_007_199_254_740_992, 5e-324] as const;

/** Any value that JSON can hold, the worse the better. */
export function anyValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 4 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick(numbers);
  if (kind === 3) return random.pick(texts);
  if (kind === 4) return Array.from({ length: random.below(4) }, () => anyValue(random, depth + 1));
  if (kind === 5) return deepValue(10 ** (1 + random.below(3)), random.chance(0.5));
  const keys = ['id', 'title', '__proto__', 'constructor', 'toString', '', '$gt', 'order_index', 'is_active'] as const;
  const entries = Array.from({ length: random.below(5) }, () => [random.pick(keys), anyValue(random, depth + 1)]);
  return Object.fromEntries(entries);
}

function deepValue(depth: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}

/** A value that no text is. */
export function notText(random: Random): unknown {
  return random.pick([7, -1.5, true, {}, [], { a: 'x' }, ['x'], deepValue(50, true)] as const);
}

/** A value that no number and no truth value is, and no date. */
export function notScalar(random: Random): unknown {
  return random.pick(['x', {}, [], { a: 1 }, ['1'], 'NaN', '9'.repeat(400), '\0'] as const);
}

/** A text that no field takes: it cannot be stored. */
export function unstorableText(random: Random): string {
  return random.pick(['a\0b', 'a\ud800b', '\udfff'] as const);
}

/** Text that is almost JSON. */
export function brokenJson(random: Random): string {
  const choices = [
    '{',
    '{"a":}',
    '[1,',
    '\ufeff\ufeff{}',
    '{"a":1}}',
    "{'a':1}",
    'NaN',
    '\0',
    '{"a":"\u0001"}',
    '"',
    '-',
  ];
  return random.pick(choices) ?? '{';
}
