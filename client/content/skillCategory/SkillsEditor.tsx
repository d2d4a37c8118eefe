import type { Control } from 'react-hook-form';
import {
  CreateSkillCategoryDocument,
  DeleteSkillCategoryDocument,
  ReorderSkillCategoriesDocument,
  type SkillCategoryInput,
  type SkillsEditor_SkillCategoryFragment,
  SkillsEditorDocument,
  UpdateSkillCategoryDocument,
} from '../../../schema/generated/admin';
import { limits } from '../../../schema/limits';
import { CardChips, CardTitle } from '../../admin/kit/CardText';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { Preview } from '../../admin/kit/Preview';
import { SuggestField } from '../../admin/kit/SuggestField';
import { SwitchField } from '../../admin/kit/SwitchField';
import { splitList } from '../../admin/kit/splitList';
import { MultilineField } from '../../admin/kit/TextField';
import { defaultSectionConfig } from '../../site/sectionConfig';
import { SkillsPanel } from './SkillsSection';
import { skillTheme } from './skillTheme';

const operations = {
  list: SkillsEditorDocument,
  create: CreateSkillCategoryDocument,
  update: UpdateSkillCategoryDocument,
  remove: DeleteSkillCategoryDocument,
  reorder: ReorderSkillCategoriesDocument,
};

const texts: ListTexts = {
  intro: 'What you can do, by kind.',
  nouns: { one: 'category', many: 'categories' },
  addButton: '+ Add',
  adding: 'Add Skill',
  editing: 'Edit Skill',
  loading: 'Loading skills...',
  loadFailed: () => 'Failed to fetch skills. The backend might be down.',
  saveFailed: 'Failed to save skill',
  deleteQuestion: 'Delete this skill?',
  deleted: 'Skill deleted.',
  empty: {
    text: 'Skills of one kind together: languages, frameworks, tools, ways of working.',
    example: 'Languages: TypeScript, SQL, COBOL',
    action: 'Add your first skills',
  },
};

/** The kinds that have colours of their own on the page. */
const colouredCategories = ['Languages', 'Frameworks & Libraries', 'Databases', 'Tools & Platforms', 'Methodologies'];

/** Edits the skills, by kind. */
export function SkillsEditor() {
  return (
    <ListEditor
      name="skillCategory"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ category }) => category}
      card={({ category, skills }) => (
        <>
          <CardTitle>{category}</CardTitle>
          <CardChips items={splitList(skills, ',')} max={12} theme={skillTheme(category)} />
        </>
      )}
      fields={(control, categories) => (
        <SkillFields control={control} categories={categories.map(({ category }) => category)} />
      )}
      preview={(control) => (
        <Preview control={control} theme="amber" scale={0.8}>
          {({ category, skills }) => (
            <SkillsPanel
              categories={[{ id: 0, category, skillList: splitList(skills, ',') }]}
              heading={defaultSectionConfig.skills}
            />
          )}
        </Preview>
      )}
    />
  );
}

function toInput(skillCategory: SkillsEditor_SkillCategoryFragment | undefined) {
  return {
    category: skillCategory?.category ?? '',
    skills: skillCategory?.skills ?? '',
    orderIndex: skillCategory?.orderIndex ?? 0,
    isActive: skillCategory?.isActive ?? true,
  } satisfies Required<SkillCategoryInput>;
}

interface SkillFieldsProps {
  control: Control<ReturnType<typeof toInput>>;
  /** Those that are there already. */
  categories: readonly string[];
}

function SkillFields({ control, categories }: SkillFieldsProps) {
  return (
    <>
      <SuggestField
        control={control}
        name="category"
        label="Category"
        required
        maxLength={limits.line}
        suggestions={[...colouredCategories, ...categories]}
        helperText="The suggested ones have colours of their own."
      />
      <MultilineField
        control={control}
        name="skills"
        label="Skills"
        required
        minRows={2}
        maxLength={limits.list}
        helperText="Separated by commas."
      />
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
