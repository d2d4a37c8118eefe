import { expect, test } from 'vitest';
import { checkLog } from '../support/logSecrets';

test.each([
  'nanosecond-29.98cm',
  'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.x',
  'the visitor at 203.0.113.7',
  '2001:db8:1::2',
  'ada@example.org',
])('a log that holds %s is found', (secret) => {
  expect(() => checkLog(`{"msg":"request"}\n{"msg":"${secret}"}\n`)).toThrow('The log holds');
});

test('a log that tells of a request is as it should be', () => {
  const line = '{"level":30,"requestId":"6f1c2a3e","method":"POST","path":"/api/contact","status":201,"msg":"request"}';
  expect(() => checkLog(`${line}\n{"err":{"message":"connect ECONNREFUSED 127.0.0.1:5432"}}\n`)).not.toThrow();
});
