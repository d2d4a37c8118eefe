import type { Control } from 'react-hook-form';
import {
  type AwardInput,
  type AwardsEditor_AwardFragment,
  AwardsEditorDocument,
  CreateAwardDocument,
  DeleteAwardDocument,
  ReorderAwardsDocument,
  UpdateAwardDocument,
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
import { AwardsPanel } from './AwardsSection';

const operations = {
  list: AwardsEditorDocument,
  create: CreateAwardDocument,
  update: UpdateAwardDocument,
  remove: DeleteAwardDocument,
  reorder: ReorderAwardsDocument,
};

const texts: ListTexts = {
  intro: 'Recognition that you received.',
  nouns: { one: 'award', many: 'awards' },
  addButton: '+ Add',
  adding: 'Add Award',
  editing: 'Edit Award',
  loading: 'Loading awards...',
  loadFailed: () => 'Failed to fetch awards. The backend might be down.',
  saveFailed: 'Failed to save award',
  deleteQuestion: 'Delete this award?',
  deleted: 'Award deleted.',
  empty: {
    text: 'Prizes, honours and recognition, with who gave them and when.',
    example: '🏆 Product of the Year, Acme Awards - 2023',
    action: 'Add your first award',
  },
};

/** Edits the awards. */
export function AwardsEditor() {
  return (
    <ListEditor
      name="award"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ title }) => title}
      card={({ icon, title, organization, year }) => (
        <CardEmoji symbol={icon}>
          <CardTitle>{title}</CardTitle>
          <CardLine>{`${organization} - ${year}`}</CardLine>
        </CardEmoji>
      )}
      fields={(control) => <AwardFields control={control} />}
      preview={(control) => (
        <Preview control={control} theme="amber" scale={0.9}>
          {(award) => (
            <AwardsPanel
              awards={[{ ...award, id: 0, icon: award.icon || defaults.awardIcon }]}
              heading={defaultSectionConfig.awards}
            />
          )}
        </Preview>
      )}
    />
  );
}

function toInput(award: AwardsEditor_AwardFragment | undefined) {
  return {
    title: award?.title ?? '',
    organization: award?.organization ?? '',
    year: award?.year ?? '',
    icon: award?.icon ?? defaults.awardIcon,
    orderIndex: award?.orderIndex ?? 0,
    isActive: award?.isActive ?? true,
  } satisfies Required<AwardInput>;
}

function AwardFields({ control }: { control: Control<ReturnType<typeof toInput>> }) {
  return (
    <>
      <TextField control={control} name="title" label="Title" required maxLength={limits.line} />
      <TextField control={control} name="organization" label="Organization" required maxLength={limits.line} />
      <FieldRow>
        <TextField control={control} name="year" label="Year" required maxLength={limits.short} />
        <EmojiField
          control={control}
          name="icon"
          label="Icon"
          maxLength={limits.mark}
          placeholder={defaults.awardIcon}
          emptyText={`Empty, it is ${defaults.awardIcon}.`}
        />
      </FieldRow>
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
