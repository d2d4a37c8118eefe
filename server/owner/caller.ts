/** What is known of who calls. */
export interface Caller {
  /** The client's address, as far as the configured proxies let it be known. */
  address: string;
  /** As the header says it. */
  userAgent: string | undefined;
}
