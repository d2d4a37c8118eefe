/** An answer of the REST API. `body` is undefined when there is none. */
export interface RestResult {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

/** One error of a GraphQL answer. */
export interface GraphQLFailure {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; errors?: { field: string; message: string }[]; retryAfter?: number };
}

export interface GraphQLResult {
  status: number;
  headers: Headers;
  text: string;
  data: Record<string, unknown> | null | undefined;
  errors: GraphQLFailure[];
  extensions: Record<string, unknown> | undefined;
}

/** Who calls: the server's address and the headers that go with each request. */
export class Client {
  constructor(
    readonly url: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** The same caller with a token. */
  withToken(token: string): Client {
    return this.with({ authorization: `Bearer ${token}` });
  }

  /** The same caller at another address, for servers that believe one proxy. */
  from(address: string): Client {
    return this.with({ 'x-forwarded-for': address });
  }

  with(headers: Readonly<Record<string, string>>): Client {
    return new Client(this.url, { ...this.headers, ...headers });
  }

  /** Sends a request as it is. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(this.headers);
    new Headers(init.headers).forEach((value, name) => {
      headers.set(name, value);
    });
    return fetch(this.url + path, { redirect: 'manual', ...init, headers });
  }

  /** Calls a REST path. A body is sent as JSON, unless `init` brings one of its own. */
  async rest(method: string, path: string, body?: unknown, init: RequestInit = {}): Promise<RestResult> {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await this.fetch(path, { method, ...json, ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  async graphql(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphQLResult> {
    const { status, headers, text, body } = await this.rest('POST', '/graphql', { query, variables });
    const { data, errors = [], extensions } = body as Partial<Pick<GraphQLResult, 'data' | 'errors' | 'extensions'>>;
    return { status, headers, text, data, errors, extensions };
  }
}
