interface Quota {
  /** The environment's variable. */
  variable: string;
  fallback: number;
  min: number;
  max: number;
}

/** How much callers may ask for: each limit with the variable that sets it. */
export const quotaTable = {
  bodyBytes: { variable: 'MAX_BODY_BYTES', fallback: 1_000_000, min: 1_000, max: 100_000_000 },
  queryTokens: { variable: 'GRAPHQL_MAX_TOKENS', fallback: 2_000, min: 100, max: 100_000 },
  queryDepth: { variable: 'GRAPHQL_MAX_DEPTH', fallback: 16, min: 1, max: 1_000 },
  queryAliases: { variable: 'GRAPHQL_MAX_ALIASES', fallback: 30, min: 0, max: 10_000 },
  queryDirectives: { variable: 'GRAPHQL_MAX_DIRECTIVES', fallback: 50, min: 0, max: 10_000 },
  queryCost: { variable: 'GRAPHQL_MAX_COST', fallback: 50_000, min: 100, max: 100_000_000 },
  sockets: { variable: 'SOCKETS_MAX', fallback: 5_000, min: 1, max: 1_000_000 },
  socketsPerAddress: { variable: 'SOCKETS_MAX_PER_ADDRESS', fallback: 100, min: 1, max: 1_000_000 },
  socketMessageBytes: { variable: 'SOCKET_MAX_MESSAGE_BYTES', fallback: 100_000, min: 1_000, max: 100_000_000 },
  socketMessagesPerSecond: { variable: 'SOCKET_MAX_MESSAGES_PER_SECOND', fallback: 50, min: 1, max: 100_000 },
  socketSubscriptions: { variable: 'SOCKET_MAX_SUBSCRIPTIONS', fallback: 20, min: 1, max: 10_000 },
  socketUnreadBytes: { variable: 'SOCKET_MAX_UNREAD_BYTES', fallback: 1_000_000, min: 1_000, max: 100_000_000 },
  socketInitSeconds: { variable: 'SOCKET_INIT_SECONDS', fallback: 5, min: 1, max: 600 },
  socketPingSeconds: { variable: 'SOCKET_PING_SECONDS', fallback: 25, min: 1, max: 600 },
  overloadDelay: { variable: 'OVERLOAD_DELAY_MS', fallback: 1_000, min: 10, max: 60_000 },
} as const satisfies Readonly<Record<string, Quota>>;

export type Quotas = Readonly<Record<keyof typeof quotaTable, number>>;
