import { createServer } from 'node:http';
import express from 'express';

/**
 * What the benchmark compares with, in a process of its own: a bare `node:http` server and a bare Express 5 route that
 * answer bytes which they are given once. Run by Node itself; the port is printed when it listens.
 */
const { kind, body, headers, value } = JSON.parse(process.env.YARDSTICK ?? '{}');
const bytes = Buffer.from(body ?? '', 'base64');

const listener =
  kind === 'http'
    ? (_request: unknown, response: import('node:http').ServerResponse) => response.writeHead(200, headers).end(bytes)
    : express().get('/{*path}', (_request, response) => {
        response.json(value);
      });

const server = createServer(listener).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
