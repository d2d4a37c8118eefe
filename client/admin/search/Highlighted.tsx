import type { MarkedText } from './findEntries';

/** A text with the parts that were searched for marked. */
export function Highlighted({ text, marks }: MarkedText) {
  let at = 0;
  const parts = marks.flatMap(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
