import type { Control } from 'react-hook-form';
import {
  CreateTestimonialDocument,
  DeleteTestimonialDocument,
  ReorderTestimonialsDocument,
  type TestimonialInput,
  type TestimonialsEditor_TestimonialFragment,
  TestimonialsEditorDocument,
  UpdateTestimonialDocument,
} from '../../../schema/generated/admin';
import { limits } from '../../../schema/limits';
import { CardLine, CardQuote, CardTitle } from '../../admin/kit/CardText';
import { FieldRow } from '../../admin/kit/FieldRow';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { unauthorizedOr } from '../../admin/kit/loadFailure';
import { Preview } from '../../admin/kit/Preview';
import { SwitchField } from '../../admin/kit/SwitchField';
import { MultilineField, TextField } from '../../admin/kit/TextField';
import { TestimonialCard } from './TestimonialCard';

const operations = {
  list: TestimonialsEditorDocument,
  create: CreateTestimonialDocument,
  update: UpdateTestimonialDocument,
  remove: DeleteTestimonialDocument,
  reorder: ReorderTestimonialsDocument,
};

const texts: ListTexts = {
  intro: 'What people say about you. Visitors see the first six at once, two on phones.',
  nouns: { one: 'testimonial', many: 'testimonials' },
  addButton: '+ Add',
  adding: 'Add Testimonial',
  editing: 'Edit Testimonial',
  loading: 'Loading testimonials...',
  loadFailed: unauthorizedOr('Failed to load testimonials'),
  saveFailed: 'Failed to save testimonial',
  deleteQuestion: 'Delete this testimonial?',
  deleted: 'Testimonial deleted.',
  empty: {
    text: 'A few sentences from somebody you worked with, with their name and position.',
    example: '“She makes hard things look simple.” Ada, Head of Research',
    action: 'Add your first testimonial',
  },
};

/** Edits what others say about the owner. */
export function TestimonialsEditor() {
  return (
    <ListEditor
      name="testimonial"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ name }) => name}
      card={({ name, position, company, relation, message }) => (
        <>
          <CardQuote>{message}</CardQuote>
          <CardTitle>{name}</CardTitle>
          <CardLine>{[position, company].filter(Boolean).join(', ')}</CardLine>
          {relation && <CardLine>{relation}</CardLine>}
        </>
      )}
      fields={(control) => <TestimonialFields control={control} />}
      preview={(control) => (
        <Preview control={control} theme="red">
          {(testimonial) => (
            <ul>
              <TestimonialCard testimonial={{ ...testimonial, id: 0 }} index={0} onOpen={() => undefined} />
            </ul>
          )}
        </Preview>
      )}
    />
  );
}

function toInput(testimonial: TestimonialsEditor_TestimonialFragment | undefined) {
  return {
    name: testimonial?.name ?? '',
    position: testimonial?.position ?? '',
    company: testimonial?.company ?? '',
    relation: testimonial?.relation ?? '',
    message: testimonial?.message ?? '',
    orderIndex: testimonial?.orderIndex ?? 0,
    isActive: testimonial?.isActive ?? true,
  } satisfies Required<TestimonialInput>;
}

function TestimonialFields({ control }: { control: Control<ReturnType<typeof toInput>> }) {
  return (
    <>
      <TextField control={control} name="name" label="Name" required maxLength={limits.line} />
      <FieldRow>
        <TextField control={control} name="position" label="Position" maxLength={limits.line} />
        <TextField control={control} name="company" label="Company" maxLength={limits.line} />
      </FieldRow>
      <TextField
        control={control}
        name="relation"
        label="Relation"
        maxLength={limits.line}
        placeholder="Worked with me at Acme"
        helperText="How that person knows you."
      />
      <MultilineField
        control={control}
        name="message"
        label="Message"
        required
        minRows={5}
        maxLength={limits.text}
        helperText="Its card shows the first 150 characters."
      />
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
