import { resolve } from 'node:path';
import { StartError } from './errors';
import { type Quotas, quotaTable } from './quotas';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The configuration, read from the environment once, at the start. */
export interface Env {
  port: number;
  /** Undefined: all interfaces. */
  host: string | undefined;
  dataDir: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  adminUsername: string;
  /** Undefined: made at the first start and printed once. */
  adminPassword: string | undefined;
  jwtSecret: string | undefined;
  /** Without a slash at the end. Undefined: unknown, so that nothing absolute is written into pages. */
  publicUrl: string | undefined;
  /** `*`, or the origins that may call the APIs from a browser. */
  corsOrigins: '*' | string[];
  /** How many proxies stand between the clients and this server. */
  trustProxy: number;
  logLevel: LogLevel;
  /** Whether an empty database gets the demo content. */
  demoContent: boolean;
  /** How many revisions are kept. */
  revisionsKept: number;
  /** Undefined: contact messages are in the inbox only. */
  mail: MailEnv | undefined;
  quotas: Quotas;
  /** Undefined: there is no `/metrics`. */
  metricsToken: string | undefined;
}

/** How contact messages are delivered by mail. */
export interface MailEnv {
  smtpUrl: string;
  to: string;
  from: string;
}

type Source = Readonly<Record<string, string | undefined>>;

/** @throws StartError that names the first variable whose value makes no sense */
export function readEnv(source: Source): Env {
  return {
    port: readInteger(source, 'PORT', 4000, 0, 65_535),
    host: readText(source, 'HOST'),
    dataDir: resolve(readText(source, 'DATA_DIR') ?? 'data'),
    databaseUrl: readUrl(source, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    adminUsername: readText(source, 'ADMIN_USERNAME') ?? 'admin',
    adminPassword: readText(source, 'ADMIN_PASSWORD'),
    jwtSecret: readSecret(source, 'JWT_SECRET', 16),
    publicUrl: readUrl(source, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    corsOrigins: readOrigins(source, 'CORS_ORIGINS'),
    trustProxy: readProxies(source, 'TRUST_PROXY'),
    logLevel: readOneOf(source, 'LOG_LEVEL', logLevels, 'info'),
    demoContent: readOneOf(source, 'DEMO_CONTENT', ['on', 'off'], 'on') === 'on',
    revisionsKept: readInteger(source, 'REVISIONS_KEPT', 500, 1, 1_000_000),
    mail: readMail(source),
    quotas: readQuotas(source),
    metricsToken: readToken(source, 'METRICS_TOKEN'),
  };
}

/** An empty value counts as none, as compose files and shells write it. */
function readText(source: Source, name: string): string | undefined {
  const value = source[name]?.trim();
  return value === '' ? undefined : value;
}

function readInteger(source: Source, name: string, fallback: number, min: number, max: number): number {
  const text = readText(source, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new StartError(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return value;
}

function readQuotas(source: Source): Quotas {
  const quotas = Object.entries(quotaTable).map(([name, { variable, fallback, min, max }]) => [
    name,
    readInteger(source, variable, fallback, min, max),
  ]);
  return Object.fromEntries(quotas) as Quotas;
}

function readOneOf<V extends string>(source: Source, name: string, values: readonly V[], fallback: V): V {
  const text = readText(source, name)?.toLowerCase();
  if (text === undefined) return fallback;
  const value = values.find((candidate) => candidate === text);
  if (!value) throw new StartError(`${name} must be one of ${values.join(', ')}.`);
  return value;
}

function readUrl(source: Source, name: string, protocols: readonly string[]): string | undefined {
  const text = readText(source, name);
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new StartError(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
  }
  return text;
}

function readSecret(source: Source, name: string, min: number): string | undefined {
  const text = readText(source, name);
  if (text !== undefined && text.length < min) {
    throw new StartError(`${name} must be at least ${min} characters long.`);
  }
  return text;
}

/** A secret that can travel as a bearer token. */
function readToken(source: Source, name: string): string | undefined {
  const text = readSecret(source, name, 16);
  if (text !== undefined && !/^[\x21-\x7e]+$/.test(text)) {
    throw new StartError(`${name} must be letters, digits and signs without spaces.`);
  }
  return text;
}

function readOrigins(source: Source, name: string): '*' | string[] {
  const text = readText(source, name) ?? '*';
  if (text === '*') return '*';
  const origins = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new StartError(`${name} must be * or a comma-separated list of origins such as https://example.org.`);
    }
  }
  return origins;
}

function readProxies(source: Source, name: string): number {
  const text = readText(source, name)?.toLowerCase();
  if (text === undefined || text === 'off' || text === 'false') return 0;
  if (text === 'on' || text === 'true') return 1;
  return readInteger(source, name, 0, 0, 100);
}

function readMail(source: Source): MailEnv | undefined {
  const smtpUrl = readUrl(source, 'SMTP_URL', ['smtp:', 'smtps:']);
  const to = readAddress(source, 'CONTACT_TO');
  const from = readAddress(source, 'CONTACT_FROM');
  if (smtpUrl === undefined) {
    if (to !== undefined) throw new StartError('CONTACT_TO needs SMTP_URL, the mail server that delivers to it.');
    return undefined;
  }
  if (!isMailServer(smtpUrl)) {
    throw new StartError('SMTP_URL must name a mail server, such as smtps://name:password@mail.example.org.');
  }
  if (to === undefined) throw new StartError('SMTP_URL needs CONTACT_TO, the address that messages are delivered to.');
  return { smtpUrl, to, from: from ?? to };
}

/** Whether the URL has a host, and a name and a password that can be decoded. */
function isMailServer(text: string): boolean {
  const { hostname, username, password } = new URL(text);
  try {
    decodeURIComponent(username + password);
    return hostname !== '';
  } catch {
    return false;
  }
}

function readAddress(source: Source, name: string): string | undefined {
  const text = readText(source, name);
  if (text !== undefined && !/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(text)) {
    throw new StartError(`${name} must be an e-mail address such as owner@example.org.`);
  }
  return text;
}
