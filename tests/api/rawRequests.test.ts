import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());

/** Sends bytes as they are and reads until the server ends the connection. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  socket.write(bytes);
  return text(socket);
}

test('answers request targets of any form without failing', async () => {
  const targets = [
    '//',
    '///',
    '//api/projects',
    '/api//projects',
    '/api/projects//',
    '/api/../api/projects',
    '/api/%2e%2e/projects',
    '/api/projects?%',
    '/api/projects?limit[]=1&__proto__=x',
    '/api/projects#x',
    '/api/projects\\',
    '/api/admin/contacts?limit=%ff',
    '/%',
    '/%00',
    '/admin/%ff',
    '/?%ff',
    '/graphql?query=%',
    '/graphql/%ff',
    '/..%2f..%2fetc/passwd',
    '/.vite/manifest.json',
    'http://example.org/api/projects',
    'http://[/api/projects',
    'http:///api/projects',
    '*',
    'api/projects',
    `/api/${'x'.repeat(10_000)}`,
  ];
  for (const target of targets) {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const answer = await sendRaw(
        `${method} ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, `${method} ${target.slice(0, 60)}`).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    }
  }
});

test('answers headers of any form without failing', async () => {
  const headers = [
    'Host: ',
    'Host: a b',
    'Host: [::1',
    'Host: x\r\nAuthorization: \x80\xff',
    'Host: x\r\nX-Forwarded-For: , ,,x',
    'Host: x\r\nX-Forwarded-For: [::',
    'Host: x\r\nX-Forwarded-Host: a b\r\nX-Forwarded-Proto: %%',
    'Host: x\r\nAccept-Encoding: ;;q=x,br;q=9',
    'Host: x\r\nIf-None-Match: "',
    'Host: x\r\nOrigin: null',
    'Host: x\r\nContent-Type: ;',
  ];
  for (const lines of headers) {
    for (const path of ['/', '/api/projects', '/api/admin/projects', '/nothing']) {
      const answer = await sendRaw(`GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
      expect(answer, `${path} ${JSON.stringify(lines)}`).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    }
  }
});

test('answers requests that offer another protocol as if they did not', async () => {
  for (const path of ['/', '/api/projects', '/ws']) {
    const sent = request(server.url + path, {
      headers: { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' },
    });
    sent.end();
    const [response] = await once(sent, 'response');
    response.resume();
    expect([path, response.statusCode]).toEqual([path, path === '/ws' ? 404 : 200]);
  }
});
