import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OpenApiDocument } from '../../server/reference/openapi';
import { Client } from '../support/client';
import { findOperations } from '../support/operations';
import { type BadRequest, BadRestRequests, badGraphQLRequest, type Caller } from './badRequests';
import { abuseSocket } from './badSockets';
import { Random } from './random';

/** Limits that would hide the paths behind them, raised. The server is to believe one proxy for the addresses. */
export const attackedEnv = {
  TRUST_PROXY: '1',
  SOCKETS_MAX: '100000',
  OVERLOAD_DELAY_MS: '60000',
} as const;

export interface AttackOptions {
  url: string;
  /** The owner's. */
  token: string;
  seed: number;
  requests: number;
  /** Called now and then. */
  onProgress?: (done: number) => Promise<void>;
}

export interface AttackReport {
  /** How often each door answered each status; sockets have none. */
  counts: Map<string, number>;
  violations: string[];
}

const atOnce = 8;
const progressEvery = 1_000;

/** Sends bad requests to all doors. Each is made from the seed and its own number, whatever the others do. */
export async function attack({ url, token, seed, requests, onProgress }: AttackOptions): Promise<AttackReport> {
  const owner = new Client(url).withToken(token);
  const rest = new BadRestRequests((await owner.rest('GET', '/api/openapi.json')).body as OpenApiDocument);
  const operations = await findOperations(owner);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const report: AttackReport = { counts: new Map(), violations: [] };
  const before = await stateOf(owner);
  let next = 0;

  async function sendOne(number: number): Promise<void> {
    const random = new Random(seed * 1_000_003 + number);
    const caller = random.pick(['nobody', 'nobody', 'impostor', 'owner'] as const);
    const headers = { 'x-forwarded-for': addressOf(random), ...authorization(caller, token) };
    const isSocket = random.chance(0.1);
    if (isSocket) {
      // The owner's writes over a socket take the way of those over HTTP.
      const wrong = await abuseSocket(url, random, operations, caller === 'owner' ? {} : headers);
      count(report, 'sockets', 'abused');
      if (wrong) report.violations.push(`#${number} socket: ${wrong}`);
      return;
    }
    const isRest = random.chance(0.5);
    const request = isRest ? rest.make(random, caller) : badGraphQLRequest(random, operations, caller);
    const { status, body } = await send(url, agent, request, headers);
    count(report, isRest ? 'REST' : 'GraphQL', String(status));
    const wrong = judge(request, caller, status, body);
    if (wrong)
      report.violations.push(
        `#${number} ${caller} ${request.method} ${request.path}: ${wrong}; sent ${request.body?.slice(0, 300)}`,
      );
  }

  async function work(): Promise<void> {
    while (next < requests) {
      const number = next;
      next += 1;
      await sendOne(number).catch((error: unknown) => report.violations.push(`#${number} ${String(error)}`));
      if (number % progressEvery === 0) await onProgress?.(number);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  const after = await stateOf(owner);
  if (after !== before) report.violations.push('Content, messages or revisions are not what they were.');
  return report;
}

function judge(request: BadRequest, caller: Caller, status: number, body: string): string | undefined {
  if (status >= 500) return `answered ${status} ${body.slice(0, 200)}`;
  if (/INTERNAL_SERVER_ERROR/.test(body)) return body.slice(0, 300);
  if (caller === 'owner' && request.isRefused && status < 400) return `answered ${status}`;
  return undefined;
}

function count({ counts }: AttackReport, door: string, outcome: string): void {
  const key = `${door} ${outcome}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function addressOf(random: Random): string {
  return `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
}

function authorization(caller: Caller, token: string): Record<string, string> {
  if (caller === 'nobody') return {};
  return { authorization: caller === 'owner' ? `Bearer ${token}` : 'Bearer impostor.eyJhIjoxfQ.x' };
}

function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: BadRequest,
  others: Record<string, string>,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url + path, { method, agent, headers: { ...headers, ...others } }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

const watched = [
  'about',
  'experiences',
  'stats',
  'testimonials',
  'projects',
  'contact-info',
  'hero',
  'awards',
  'education',
  'certifications',
  'skills',
  'section-titles',
  'contacts',
];

/** All that a request could have changed. */
async function stateOf(owner: Client): Promise<string> {
  const lists = await Promise.all(watched.map(async (name) => (await owner.rest('GET', `/api/admin/${name}`)).text));
  const { text: revisions } = await owner.graphql('{ revisions(limit: 5, offset: 0) { total revisions { number } } }');
  return [...lists, revisions].join('\n');
}
