import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import {
  type SectionTitlesEditor_SectionTitleFragment as SectionTitleRecord,
  SectionTitlesEditorDocument,
} from '../../../schema/generated/admin';
import { limits, type TitledSection, titledSections } from '../../../schema/limits';
import { EditorPage } from '../../admin/kit/EditorPage';
import { EntityForm, SaveBar } from '../../admin/kit/EntityForm';
import { CaptionGroup } from '../../admin/kit/FieldCaptions';
import { LoadState } from '../../admin/kit/LoadState';
import { RefreshButton } from '../../admin/kit/RefreshButton';
import { MultilineField, TextField } from '../../admin/kit/TextField';
import { type FailureText, useEntityForm } from '../../admin/kit/useEntityForm';
import { useLoad } from '../../admin/kit/useLoad';
import { useSavedNotice } from '../../admin/kit/useSavedNotice';
import { type Failure, messages } from '../../apollo/errors';
import { defaultSectionConfig } from '../../site/sectionConfig';
import { type Headings, toHeadings } from './headings';
import { notSignedIn, useSaveHeadings } from './useSaveHeadings';

/** How long the button says 'Saved!', in milliseconds. */
const savedTime = 2_000;

const labels: Record<TitledSection, string> = {
  about: 'About',
  stats: 'Statistics',
  projects: 'Projects',
  experience: 'Experience',
  testimonials: 'Testimonials',
  contact: 'Contact',
  thankYou: 'Thank You',
};

/** Edits the headings of the page's sections, all in one form. */
export function SectionTitlesEditor() {
  const load = useLoad(SectionTitlesEditorDocument, { allSectionTitles: [] });
  return (
    <EditorPage
      intro="The headings above the sections of your page. An empty field shows its default, here in grey."
      actions={<RefreshButton load={load} />}
    >
      <LoadState
        load={load}
        loadingText="Loading section configuration..."
        failureText="Failed to load section configuration"
      >
        {({ allSectionTitles }) => <HeadingsForm records={allSectionTitles} />}
      </LoadState>
    </EditorPage>
  );
}

function HeadingsForm({ records }: { records: readonly SectionTitleRecord[] }) {
  const tellSaved = useSavedNotice();
  const save = useSaveHeadings((revisions) => tellSaved(describeCount(revisions.length), revisions));
  const form = useEntityForm({
    draftName: 'sectionTitles',
    stored: records,
    toValues: toHeadings,
    save,
    describeFailure,
    savedTime,
  });
  return (
    <EntityForm form={form} label="Section Configuration">
      <Stack spacing={2}>
        {titledSections.map((section) => (
          <CaptionGroup key={section} name={labels[section]}>
            <HeadingFields section={section} control={form.control} />
          </CaptionGroup>
        ))}
      </Stack>
      <SaveBar form={form} label="Save All Changes" />
    </EntityForm>
  );
}

/** Each section is a write of its own. */
function describeCount(count: number): string {
  return count === 1 ? 'One section title is saved.' : `${count} section titles are saved.`;
}

function describeFailure({ code, message }: Failure): FailureText {
  if (message === notSignedIn) return { title: message };
  if (code === 'UNAUTHENTICATED' || /Authentication failed|401/.test(message))
    return { title: messages.authentication };
  return { title: message ? `Failed to save: ${message}` : 'Failed to save section config' };
}

const emptyText = 'The default is shown.';

function HeadingFields({ section, control }: { section: TitledSection; control: Control<Headings> }) {
  const id = useId();
  const standard = defaultSectionConfig[section];
  const hasEmoji = section === 'thankYou';
  return (
    <Card role="group" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {labels[section]}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: hasEmoji ? '6rem 1fr 1fr' : '1fr 1fr' },
        }}
      >
        {hasEmoji && (
          <TextField
            control={control}
            name={`${section}.emoji`}
            label="Emoji"
            maxLength={limits.mark}
            placeholder={standard.emoji}
            emptyText={emptyText}
          />
        )}
        <TextField
          control={control}
          name={`${section}.title`}
          label="Badge text"
          maxLength={limits.line}
          placeholder={standard.title}
          emptyText={emptyText}
        />
        <TextField
          control={control}
          name={`${section}.mainTitle`}
          label="Main title"
          maxLength={limits.line}
          placeholder={standard.mainTitle}
          emptyText={emptyText}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <MultilineField
            control={control}
            name={`${section}.description`}
            label="Description"
            maxLength={limits.text}
            minRows={2}
            placeholder={standard.description}
            emptyText={emptyText}
          />
        </Box>
      </Box>
    </Card>
  );
}
