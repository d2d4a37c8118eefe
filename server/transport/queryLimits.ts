import { type DocumentNode, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { LimitError } from '../errors';
import { type Quotas, quotaTable } from '../quotas';
import { QueryScale, type QueryWeight } from './queryWeight';

type QueryQuota = Extract<keyof Quotas, `query${string}`>;

const measures: readonly [keyof QueryWeight, QueryQuota, (value: number) => string][] = [
  ['depth', 'queryDepth', (value) => `is ${value} fields deep`],
  ['aliases', 'queryAliases', (value) => `uses aliases or repeats objects ${value} times`],
  ['directives', 'queryDirectives', (value) => `has ${value} directives`],
  ['cost', 'queryCost', (value) => `costs ${value}`],
];

/** How many documents are remembered to be within the limits, and the longest that are, in characters. */
const remembered = { documents: 500, source: 10_000 } as const;

/**
 * What a GraphQL document may ask for, whichever door it comes by. It is looked at before it is validated, because
 * validation itself takes long for documents that are made to take long.
 */
export class QueryLimits {
  readonly #scale: QueryScale;
  /** By their sources, oldest first. */
  readonly #known = new Map<string, DocumentNode>();

  constructor(
    schema: GraphQLSchema,
    private readonly quotas: Quotas,
  ) {
    this.#scale = new QueryScale(schema);
  }

  /**
   * @returns the document
   * @throws LimitError, and GraphQLError when the source is no document
   */
  read(source: string): DocumentNode {
    const known = this.#known.get(source);
    if (known) return known;
    const document = this.parse(source);
    const weight = this.#scale.weigh(document);
    for (const [measure, quota, describe] of measures) {
      const limit = this.quotas[quota];
      if (weight[measure] > limit) throw tooHeavy(describe(weight[measure]), quota, limit);
    }
    this.remember(source, document);
    return document;
  }

  private remember(source: string, document: DocumentNode): void {
    if (source.length > remembered.source) return;
    const [oldest] = this.#known.keys();
    if (this.#known.size >= remembered.documents && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(source, document);
  }

  private parse(source: string): DocumentNode {
    const limit = this.quotas.queryTokens;
    try {
      return parse(source, { maxTokens: limit });
    } catch (error) {
      const isTooLong = error instanceof GraphQLError && /more tha[nt] \d+ tokens/.test(error.message);
      throw isTooLong ? tooHeavy(`has more than ${limit} tokens`, 'queryTokens', limit) : error;
    }
  }
}

function tooHeavy(what: string, quota: QueryQuota, limit: number): LimitError {
  return new LimitError(`The operation ${what}; ${limit} is the limit (${quotaTable[quota].variable}).`, limit);
}
