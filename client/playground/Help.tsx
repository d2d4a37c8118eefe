/** What is good to know, beside the schema. */
export function Help() {
  return (
    <details className="help">
      <summary>Help</summary>
      <dl>
        <dt>Keys</dt>
        <dd>
          <kbd>Ctrl Enter</kbd> runs the operation at the cursor, <kbd>Ctrl Space</kbd> completes, <kbd>Tab</kbd> leaves
          the editor. On a Mac, <kbd>⌘ Enter</kbd> runs.
        </dd>
        <dt>Token</dt>
        <dd>
          Public fields need none. For the owner's, run the example “Sign in” and press “Use this token”. It is kept in
          this page only, and is good for an hour; <code>renewToken</code> exchanges it for a fresh one.
        </dd>
        <dt>Subscriptions</dt>
        <dd>
          Run listens over a WebSocket (<code>graphql-transport-ws</code>) until Stop. The newest event comes first.
        </dd>
        <dt>Errors</dt>
        <dd>
          <code>extensions.code</code> says what kind, <code>extensions.errors</code> lists the fields that are wrong.
        </dd>
        <dt>From programs</dt>
        <dd>
          <code>POST /graphql</code> with JSON. “Copy as curl” shows how. There is a <a href="/api/docs">REST API</a>{' '}
          too.
        </dd>
      </dl>
    </details>
  );
}
