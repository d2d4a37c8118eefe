import type { Control } from 'react-hook-form';
import {
  CreateEducationDocument,
  DeleteEducationDocument,
  type EducationEditor_EducationFragment,
  EducationEditorDocument,
  type EducationInput,
  ReorderEducationsDocument,
  UpdateEducationDocument,
} from '../../../schema/generated/admin';
import { defaults, limits } from '../../../schema/limits';
import { CardEmoji, CardLine, CardTitle } from '../../admin/kit/CardText';
import { EmojiField } from '../../admin/kit/EmojiField';
import { FieldRow } from '../../admin/kit/FieldRow';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { Preview } from '../../admin/kit/Preview';
import { SwitchField } from '../../admin/kit/SwitchField';
import { TextField } from '../../admin/kit/TextField';
import { defaultSectionConfig } from '../../site/sectionConfig';
import { EducationPanel } from './EducationSection';

const operations = {
  list: EducationEditorDocument,
  create: CreateEducationDocument,
  update: UpdateEducationDocument,
  remove: DeleteEducationDocument,
  reorder: ReorderEducationsDocument,
};

const texts: ListTexts = {
  intro: 'The degrees that you hold.',
  nouns: { one: 'degree', many: 'degrees' },
  addButton: '+ Add',
  adding: 'Add Education',
  editing: 'Edit Education',
  loading: 'Loading education...',
  loadFailed: () => 'Failed to fetch education. The backend might be down.',
  saveFailed: 'Failed to save education',
  deleteQuestion: 'Delete this education?',
  deleted: 'Education deleted.',
  empty: {
    text: 'Degrees and courses of study, with the institution and the year.',
    example: '🎓 BSc Mathematics, Vassar College - 2018',
    action: 'Add your first degree',
  },
};

/** Edits the degrees. */
export function EducationEditor() {
  return (
    <ListEditor
      name="education"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ degree }) => degree}
      card={({ icon, degree, institution, year }) => (
        <CardEmoji symbol={icon}>
          <CardTitle>{degree}</CardTitle>
          <CardLine>{`${institution} - ${year}`}</CardLine>
        </CardEmoji>
      )}
      fields={(control) => <EducationFields control={control} />}
      preview={(control) => (
        <Preview control={control} theme="amber" scale={0.9}>
          {(education) => (
            <EducationPanel
              educations={[{ ...education, id: 0, icon: education.icon || defaults.educationIcon }]}
              heading={defaultSectionConfig.education}
            />
          )}
        </Preview>
      )}
    />
  );
}

function toInput(education: EducationEditor_EducationFragment | undefined) {
  return {
    degree: education?.degree ?? '',
    institution: education?.institution ?? '',
    year: education?.year ?? '',
    icon: education?.icon ?? defaults.educationIcon,
    orderIndex: education?.orderIndex ?? 0,
    isActive: education?.isActive ?? true,
  } satisfies Required<EducationInput>;
}

function EducationFields({ control }: { control: Control<ReturnType<typeof toInput>> }) {
  return (
    <>
      <TextField control={control} name="degree" label="Degree" required maxLength={limits.line} />
      <TextField control={control} name="institution" label="Institution" required maxLength={limits.line} />
      <FieldRow>
        <TextField control={control} name="year" label="Year" required maxLength={limits.short} />
        <EmojiField
          control={control}
          name="icon"
          label="Icon"
          maxLength={limits.mark}
          placeholder={defaults.educationIcon}
          emptyText={`Empty, it is ${defaults.educationIcon}.`}
        />
      </FieldRow>
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
