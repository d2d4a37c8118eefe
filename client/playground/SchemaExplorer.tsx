import { type GraphQLField, type GraphQLInputField, type GraphQLSchema, getNamedType, isEnumType } from 'graphql';
import { useState } from 'react';
import { fieldsOf, findEntries, rootTypes } from './schemaEntries';

/** The documentation of the schema: its types, one at a time, and a search over all of them. */
export function SchemaExplorer({ schema }: { schema: GraphQLSchema }) {
  const [path, setPath] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const current = path.at(-1);

  function open(name: string): void {
    setSearch('');
    setPath((before) => [...before.filter((one) => one !== name), name]);
  }

  return (
    <>
      <input
        type="search"
        aria-label="Search the schema"
        placeholder="Search the schema"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {search.trim() !== '' ? (
        <Results schema={schema} search={search} onOpen={open} />
      ) : current === undefined ? (
        <ul className="entries">
          {rootTypes(schema).map((type) => (
            <li key={type.name}>
              <TypeLink name={type.name} onOpen={open} />
              <p>{type.description}</p>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <nav aria-label="Opened types" className="trail">
            <button type="button" onClick={() => setPath([])}>
              Schema
            </button>
            {path.slice(0, -1).map((name, index) => (
              <button type="button" key={name} onClick={() => setPath(path.slice(0, index + 1))}>
                {name}
              </button>
            ))}
          </nav>
          <TypePage schema={schema} name={current} onOpen={open} />
        </>
      )}
    </>
  );
}

interface Opening {
  onOpen: (name: string) => void;
}

function Results({ schema, search, onOpen }: Opening & { schema: GraphQLSchema; search: string }) {
  const entries = findEntries(schema, search);
  if (entries.length === 0) return <p>Nothing is named like that.</p>;
  return (
    <ul className="entries">
      {entries.map(({ type, field, description }) => (
        <li key={`${type}.${field}`}>
          <button type="button" className="name" onClick={() => onOpen(type)}>
            {field === undefined ? type : `${type}.${field}`}
          </button>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

function TypePage({ schema, name, onOpen }: Opening & { schema: GraphQLSchema; name: string }) {
  const type = schema.getType(name);
  if (!type) return null;
  return (
    <>
      <h3>{name}</h3>
      <p>{type.description}</p>
      <ul className="entries">
        {fieldsOf(type).map((field) => (
          <FieldEntry key={field.name} field={field} onOpen={onOpen} />
        ))}
        {isEnumType(type) &&
          type.getValues().map((value) => (
            <li key={value.name}>
              <code>{value.name}</code>
              <p>{value.description}</p>
            </li>
          ))}
      </ul>
    </>
  );
}

function FieldEntry({ field, onOpen }: Opening & { field: GraphQLField<unknown, unknown> | GraphQLInputField }) {
  return (
    <li>
      <code>{field.name}</code>:{' '}
      <TypeLink name={getNamedType(field.type).name} text={String(field.type)} onOpen={onOpen} />
      <p>{field.description}</p>
      {'args' in field && field.args.length > 0 && (
        <ul className="arguments">
          {field.args.map((argument) => (
            <li key={argument.name}>
              <code>{argument.name}</code>:{' '}
              <TypeLink name={getNamedType(argument.type).name} text={String(argument.type)} onOpen={onOpen} />
              {argument.defaultValue === undefined ? '' : ` = ${JSON.stringify(argument.defaultValue)}`}{' '}
              <span>{argument.description}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function TypeLink({ name, text = name, onOpen }: Opening & { name: string; text?: string }) {
  return (
    <button type="button" className="name" onClick={() => onOpen(name)}>
      {text}
    </button>
  );
}
