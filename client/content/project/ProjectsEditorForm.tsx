import type { Control } from 'react-hook-form';
import type { ProjectInput, ProjectsEditor_ProjectFragment } from '../../../schema/generated/admin';
import { defaults, limits } from '../../../schema/limits';
import { EmojiField } from '../../admin/kit/EmojiField';
import { FieldRow } from '../../admin/kit/FieldRow';
import { LinkField } from '../../admin/kit/LinkField';
import { SuggestField } from '../../admin/kit/SuggestField';
import { SwitchField } from '../../admin/kit/SwitchField';
import { MultilineField, TextField } from '../../admin/kit/TextField';

export function toInput(project: ProjectsEditor_ProjectFragment | undefined) {
  return {
    title: project?.title ?? '',
    shortDescription: project?.shortDescription ?? '',
    description: project?.description ?? '',
    imageUrl: project?.imageUrl ?? '',
    githubUrl: project?.githubUrl ?? '',
    liveUrl: project?.liveUrl ?? '',
    technologies: project?.technologies ?? '',
    category: project?.category || defaults.projectCategory,
    orderIndex: project?.orderIndex ?? 0,
    isActive: project?.isActive ?? true,
  } satisfies Required<ProjectInput>;
}

interface ProjectFieldsProps {
  control: Control<ReturnType<typeof toInput>>;
  /** Those of all projects. */
  categories: readonly string[];
}

export function ProjectFields({ control, categories }: ProjectFieldsProps) {
  return (
    <>
      <FieldRow columns="1fr 8rem">
        <TextField control={control} name="title" label="Title" required maxLength={limits.line} />
        <EmojiField control={control} name="imageUrl" label="Emoji" maxLength={limits.link} placeholder="✨" />
      </FieldRow>
      <TextField
        control={control}
        name="shortDescription"
        label="Short description"
        maxLength={limits.text}
        helperText="What its card says. Without it, the card shows the description."
      />
      <MultilineField control={control} name="description" label="Description" required maxLength={limits.text} />
      <SuggestField
        control={control}
        name="category"
        label="Category"
        required
        maxLength={limits.short}
        suggestions={[defaults.projectCategory, ...categories]}
        helperText="Visitors filter by it."
      />
      <TextField
        control={control}
        name="technologies"
        label="Technologies"
        maxLength={limits.list}
        helperText="Separated by commas."
      />
      <FieldRow>
        <LinkField control={control} name="githubUrl" label="GitHub URL" placeholder="https://github.com/" />
        <LinkField control={control} name="liveUrl" label="Live URL" />
      </FieldRow>
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
