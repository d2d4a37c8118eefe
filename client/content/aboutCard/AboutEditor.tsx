import type { Control } from 'react-hook-form';
import {
  type AboutCardInput,
  type AboutEditor_AboutCardFragment,
  AboutEditorDocument,
  CreateAboutCardDocument,
  DeleteAboutCardDocument,
  ReorderAboutCardsDocument,
  UpdateAboutCardDocument,
} from '../../../schema/generated/admin';
import { limits } from '../../../schema/limits';
import { CardLine, CardText, CardTitle } from '../../admin/kit/CardText';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { Preview } from '../../admin/kit/Preview';
import { SwitchField } from '../../admin/kit/SwitchField';
import { MultilineField, TextField } from '../../admin/kit/TextField';
import { AboutCard } from './AboutSection';

/** How long the dialog stays after saving, in milliseconds. */
const closeDelay = 900;

const operations = {
  list: AboutEditorDocument,
  create: CreateAboutCardDocument,
  update: UpdateAboutCardDocument,
  remove: DeleteAboutCardDocument,
  reorder: ReorderAboutCardsDocument,
};

const texts: ListTexts = {
  intro: 'Up to three cards that introduce you, in the order in which visitors read them.',
  nouns: { one: 'card', many: 'cards' },
  addButton: 'Add New Card',
  adding: 'Add New About Card',
  editing: 'Edit About Card',
  loading: 'Loading about section...',
  loadFailed: () => 'Failed to load about data',
  saveFailed: 'Failed to save about card',
  deleteQuestion: 'Delete this about card?',
  deleted: 'About card deleted.',
  full: 'Three cards are as many as your page shows. Delete one to add another.',
  empty: {
    text: 'The first card says who you are, the second what you do, the third what interests you.',
    example: '“Who I Am”, “What I Do”, “What Interests Me”',
    action: 'Add your first card',
  },
};

/** Edits the cards that introduce the owner. */
export function AboutEditor() {
  return (
    <ListEditor
      name="aboutCard"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ title }) => title}
      max={limits.aboutCards}
      closeDelay={closeDelay}
      revealsActions
      card={({ title, subtitle, description }) => (
        <>
          <CardTitle>{title}</CardTitle>
          {subtitle && <CardLine>{subtitle}</CardLine>}
          <CardText lines={6}>{description}</CardText>
        </>
      )}
      fields={(control) => <AboutCardFields control={control} />}
      preview={(control) => (
        <Preview control={control} theme="emerald" scale={0.6}>
          {(card) => (
            <ol>
              <AboutCard card={{ ...card, id: 0 }} index={0} />
            </ol>
          )}
        </Preview>
      )}
    />
  );
}

function toInput(card: AboutEditor_AboutCardFragment | undefined) {
  return {
    title: card?.title ?? '',
    subtitle: card?.subtitle ?? '',
    description: card?.description ?? '',
    orderIndex: card?.orderIndex ?? 0,
    isActive: card?.isActive ?? true,
  } satisfies Required<AboutCardInput>;
}

function AboutCardFields({ control }: { control: Control<ReturnType<typeof toInput>> }) {
  return (
    <>
      <TextField control={control} name="title" label="Title" required maxLength={limits.line} placeholder="Who I Am" />
      <TextField control={control} name="subtitle" label="Subtitle" maxLength={limits.line} />
      <MultilineField
        control={control}
        name="description"
        label="Description"
        required
        minRows={5}
        maxLength={limits.text}
      />
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
