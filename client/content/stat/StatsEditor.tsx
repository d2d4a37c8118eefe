import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import {
  CreateStatDocument,
  DeleteStatDocument,
  ReorderStatsDocument,
  type StatInput,
  type StatsEditor_StatFragment,
  StatsEditorDocument,
  UpdateStatDocument,
} from '../../../schema/generated/admin';
import { defaults, limits, statTypes } from '../../../schema/limits';
import { CardEmoji, CardFigure, CardLine } from '../../admin/kit/CardText';
import { EmojiField } from '../../admin/kit/EmojiField';
import { FieldRow } from '../../admin/kit/FieldRow';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { unauthorizedOr } from '../../admin/kit/loadFailure';
import { Preview } from '../../admin/kit/Preview';
import { SelectField } from '../../admin/kit/SelectField';
import { SwitchField } from '../../admin/kit/SwitchField';
import { TextField } from '../../admin/kit/TextField';
import { StatTiles } from './StatsSection';

/** How long the dialog says 'Saved!' before it closes, in milliseconds. */
const closeDelay = 1_000;

const operations = {
  list: StatsEditorDocument,
  create: CreateStatDocument,
  update: UpdateStatDocument,
  remove: DeleteStatDocument,
  reorder: ReorderStatsDocument,
};

const texts: ListTexts = {
  intro: 'Numbers that speak for you. Each moves within its group.',
  nouns: { one: 'item', many: 'items' },
  addButton: 'Add New Item',
  adding: 'Add New Item',
  editing: 'Edit Item',
  loading: 'Loading statistics...',
  loadFailed: unauthorizedOr('Failed to load statistics'),
  saveFailed: 'Failed to save. Please try again.',
  deleteQuestion: 'Delete this stat?',
  deleted: 'Stat deleted.',
  empty: {
    text: 'A few figures say more than a paragraph: years, projects, people.',
    example: '🚀 12+ Products Launched',
    action: 'Add your first number',
  },
};

const groups = { of: ({ type }: StatsEditor_StatFragment) => type, labels: statTypes };

/** Edits the numbers, by their type. */
export function StatsEditor() {
  return (
    <ListEditor
      name="stat"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ value, suffix, label }) => `${value}${suffix ?? ''} ${label}`}
      groups={groups}
      closeDelay={closeDelay}
      card={({ icon, value, suffix, label }) => (
        <CardEmoji symbol={icon}>
          <CardFigure>
            {value}
            {suffix}
          </CardFigure>
          <CardLine>{label}</CardLine>
        </CardEmoji>
      )}
      fields={(control) => <StatFields control={control} />}
      preview={(control) => (
        <Preview control={control} theme="amber">
          {(stat) => (
            <Box sx={{ '& dl': { mb: 0 } }}>
              <StatTiles stats={[{ ...stat, id: 0 }]} />
            </Box>
          )}
        </Preview>
      )}
    />
  );
}

function toInput(stat: StatsEditor_StatFragment | undefined) {
  return {
    value: stat?.value ?? '',
    label: stat?.label ?? '',
    icon: stat?.icon ?? '',
    type: stat?.type ?? defaults.statType,
    suffix: stat?.suffix ?? '',
    orderIndex: stat?.orderIndex ?? 0,
    isActive: stat?.isActive ?? true,
  } satisfies Required<StatInput>;
}

function StatFields({ control }: { control: Control<ReturnType<typeof toInput>> }) {
  return (
    <>
      <SelectField control={control} name="type" label="Type" choices={statTypes} />
      <FieldRow columns="1fr 8rem">
        <TextField control={control} name="value" label="Number/Value" required maxLength={limits.short} />
        <TextField control={control} name="suffix" label="Suffix" maxLength={limits.short} placeholder="+" />
      </FieldRow>
      <TextField control={control} name="label" label="Label" required maxLength={limits.line} />
      <EmojiField control={control} name="icon" label="Icon/Emoji" required maxLength={limits.mark} />
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
