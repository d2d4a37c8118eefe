import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, foldGutter } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorLook } from './editorLook';

interface EditorProps {
  label: string;
  value: string;
  /** What it writes; without, it only shows. */
  onChange?: (value: string) => void;
  /** What `Ctrl Enter` does, at this place in the text. */
  onRun?: (position: number) => void;
  hint?: string;
  /** The language; the same one for as long as the editor stands. */
  language: Extension;
  /** Gets the editor when it is there. */
  onReady?: (view: EditorView) => void;
}

/** A text with colours and completion. Tab leaves it, like any other field. */
export function Editor(props: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const { label, value, language, hint = '', onChange, onReady } = latest.current;
    const editor = new EditorView({
      doc: value,
      parent: place.current ?? undefined,
      extensions: [
        keymap.of([
          {
            key: 'Mod-Enter',
            run: ({ state }) => {
              latest.current.onRun?.(state.selection.main.head);
              return true;
            },
          },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        history(),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        onChange ? [] : [EditorState.readOnly.of(true), foldGutter()],
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) latest.current.onChange?.(update.state.doc.toString());
        }),
        placeholder(hint),
        language,
        editorLook,
      ],
    });
    view.current = editor;
    onReady?.(editor);
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === props.value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: props.value } });
  }, [props.value]);

  return <div className="editor" ref={place} />;
}
