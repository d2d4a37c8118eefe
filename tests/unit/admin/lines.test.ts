import { describe, expect, test } from 'vitest';
import { fromLines, toLines } from '../../../client/admin/kit/lines';

test('shows the parts of a stored list as lines', () => {
  expect(toLines('Led a team | Cut costs by 30 %|  Shipped ')).toBe('Led a team\nCut costs by 30 %\nShipped');
  expect(toLines('')).toBe('');
});

describe('storing lines', () => {
  test("joins them with ' | '", () => {
    expect(fromLines('Led a team\nShipped')).toBe('Led a team | Shipped');
  });

  test('leaves out empty lines and outer spaces', () => {
    expect(fromLines('\n  Led a team  \n\n Shipped\n')).toBe('Led a team | Shipped');
  });

  test('takes a pipe for the beginning of a part, as readers of the list do', () => {
    expect(fromLines('Led a team|Shipped')).toBe('Led a team | Shipped');
  });

  test('leaves out the bullets of a list that was pasted, and no other marks', () => {
    expect(fromLines('• Led a team\r\n- Shipped\n-5 % churn\n•')).toBe('Led a team | Shipped | -5 % churn | •');
  });

  test('gives back what was stored', () => {
    const stored = 'Led a team | Cut costs | Shipped';
    expect(fromLines(toLines(stored))).toBe(stored);
  });
});
