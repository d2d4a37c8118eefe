import { json } from '@codemirror/lang-json';
import type { EditorView } from '@codemirror/view';
import { graphql, updateSchema } from 'cm6-graphql';
import { useEffect, useId, useState } from 'react';
import { Editor } from './Editor';
import { examples } from './examples';
import { Help } from './Help';
import { SchemaExplorer } from './SchemaExplorer';
import { usePlayground } from './usePlayground';
import { useSchema } from './useSchema';

const languages = { graphql: graphql(), json: json() };
const tabs = ['variables', 'headers'] as const;

/** A page to write, run and look up GraphQL. */
export function Playground() {
  const { drafts, answer, status, token, isRunning, ...playground } = usePlayground();
  const { schema, problem } = useSchema();
  const [editor, setEditor] = useState<EditorView>();
  const [tab, setTab] = useState<(typeof tabs)[number]>('variables');
  const panel = useId();

  useEffect(() => {
    if (editor && schema) updateSchema(editor, schema);
  }, [editor, schema]);

  const cursor = () => editor?.state.selection.main.head ?? 0;

  return (
    <>
      <header className="bar">
        <a className="brand" href="/">
          Vitrine
        </a>
        <h1>GraphQL playground</h1>
        <nav aria-label="APIs">
          <a href="/api/docs">REST reference</a>
        </nav>
      </header>
      <main>
        <section className="request" aria-label="Request">
          <div className="toolbar">
            <button
              type="button"
              className="run"
              onClick={() => (isRunning ? playground.stop() : playground.run(cursor()))}
            >
              {isRunning ? 'Stop' : 'Run'}
            </button>
            <select
              aria-label="Example"
              value=""
              onChange={(event) => {
                const example = examples.find(({ name }) => name === event.target.value);
                if (example) playground.change({ query: example.query, variables: example.variables });
              }}
            >
              <option value="">Examples</option>
              {examples.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <button type="button" onClick={() => playground.copyCurl(cursor())}>
              Copy as curl
            </button>
            <button type="button" onClick={playground.copyLink}>
              Copy link
            </button>
          </div>
          <Editor
            label="Query"
            value={drafts.query}
            language={languages.graphql}
            onChange={(query) => playground.change({ query })}
            onRun={playground.run}
            onReady={setEditor}
          />
          <div className="tabs" role="tablist" aria-label="Beside the query">
            {tabs.map((name) => (
              <button
                type="button"
                role="tab"
                key={name}
                id={`${panel}-${name}`}
                aria-selected={tab === name}
                aria-controls={`${panel}-panel`}
                tabIndex={tab === name ? 0 : -1}
                onClick={() => setTab(name)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                  const other = name === 'variables' ? 'headers' : 'variables';
                  setTab(other);
                  document.getElementById(`${panel}-${other}`)?.focus();
                }}
              >
                {name === 'variables' ? 'Variables' : 'Headers'}
              </button>
            ))}
          </div>
          <div className="beside" role="tabpanel" id={`${panel}-panel`} aria-labelledby={`${panel}-${tab}`}>
            <Editor
              key={tab}
              label={tab === 'variables' ? 'Variables, as JSON' : 'Headers, as JSON'}
              value={drafts[tab]}
              hint={tab === 'variables' ? '{ "id": 1 }' : '{ "Authorization": "Bearer …" }'}
              language={languages.json}
              onChange={(text) => playground.change({ [tab]: text })}
              onRun={() => playground.run(cursor())}
            />
          </div>
        </section>
        <section className="answer" aria-label="Answer">
          <div className="toolbar">
            <p role="status">{status}</p>
            {token !== undefined && (
              <button type="button" onClick={() => playground.takeToken(token)}>
                Use this token
              </button>
            )}
          </div>
          <Editor label="Answer" value={answer} language={languages.json} hint="The answer comes here." />
        </section>
        <aside className="schema" aria-label="Schema">
          <h2>Schema</h2>
          {schema ? <SchemaExplorer schema={schema} /> : <p role="status">{problem ?? 'Reading the schema…'}</p>}
          <Help />
        </aside>
      </main>
    </>
  );
}
