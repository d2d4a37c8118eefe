import type { Control } from 'react-hook-form';
import type { ExperienceInput, ExperiencesEditor_ExperienceFragment } from '../../../schema/generated/admin';
import { limits } from '../../../schema/limits';
import { FieldRow } from '../../admin/kit/FieldRow';
import { ListField } from '../../admin/kit/ListField';
import { SuggestField } from '../../admin/kit/SuggestField';
import { SwitchField } from '../../admin/kit/SwitchField';
import { MultilineField, TextField } from '../../admin/kit/TextField';

export function toInput(experience: ExperiencesEditor_ExperienceFragment | undefined) {
  return {
    position: experience?.position ?? '',
    company: experience?.company ?? '',
    duration: experience?.duration ?? '',
    location: experience?.location ?? '',
    description: experience?.description ?? '',
    technologies: experience?.technologies ?? '',
    achievements: experience?.achievements ?? '',
    orderIndex: experience?.orderIndex ?? 0,
    isActive: experience?.isActive ?? true,
  } satisfies Required<ExperienceInput>;
}

interface ExperienceFieldsProps {
  control: Control<ReturnType<typeof toInput>>;
  /** Those of all experiences. */
  companies: readonly string[];
}

export function ExperienceFields({ control, companies }: ExperienceFieldsProps) {
  return (
    <>
      <TextField control={control} name="position" label="Position" required maxLength={limits.line} />
      <SuggestField
        control={control}
        name="company"
        label="Company"
        required
        maxLength={limits.line}
        suggestions={companies}
      />
      <FieldRow>
        <TextField
          control={control}
          name="duration"
          label="Duration"
          required
          maxLength={limits.line}
          placeholder="2021 - Present"
        />
        <TextField control={control} name="location" label="Location" maxLength={limits.line} />
      </FieldRow>
      <MultilineField control={control} name="description" label="Description" required maxLength={limits.text} />
      <TextField
        control={control}
        name="technologies"
        label="Technologies"
        maxLength={limits.list}
        helperText="Separated by commas."
      />
      <ListField
        control={control}
        name="achievements"
        label="Achievements"
        maxLength={limits.list}
        helperText="One on each line."
      />
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
