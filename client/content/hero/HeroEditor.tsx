import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  CreateHeroDocument,
  type HeroEditor_HeroFragment,
  HeroEditorDocument,
  type HeroInput,
  UpdateHeroDocument,
} from '../../../schema/generated/admin';
import { type CtaStyle, defaults, limits } from '../../../schema/limits';
import { ChoiceField } from '../../admin/kit/ChoiceField';
import { EditorPage } from '../../admin/kit/EditorPage';
import { EntityForm, SaveBar } from '../../admin/kit/EntityForm';
import { LoadState } from '../../admin/kit/LoadState';
import { RefreshButton } from '../../admin/kit/RefreshButton';
import { savedRevisions } from '../../admin/kit/savedRevisions';
import { readMeanwhile, type SaveOutcome } from '../../admin/kit/saveOutcome';
import { MultilineField, TextField } from '../../admin/kit/TextField';
import { useEntityForm } from '../../admin/kit/useEntityForm';
import { useLoad } from '../../admin/kit/useLoad';
import { useSavedNotice } from '../../admin/kit/useSavedNotice';
import { HeroPreview } from './HeroEditorPreview';

const ctaStyleChoices: Record<CtaStyle, string> = { bordered: 'Bordered', filled: 'Filled' };

const savedText = 'Hero section updated successfully!';

/** Edits the active hero, or creates the first one. */
export function HeroEditor() {
  const load = useLoad(HeroEditorDocument);
  return (
    <EditorPage intro="The first screen of your page." actions={<RefreshButton load={load} />}>
      <LoadState load={load} loadingText="Loading hero data..." failureText="Failed to load hero data">
        {({ allHeroes }) => <HeroForm hero={allHeroes.find((hero) => hero.isActive) ?? allHeroes[0]} />}
      </LoadState>
    </EditorPage>
  );
}

/** What the form edits, which is also what is sent. */
function toInput(hero: HeroEditor_HeroFragment | undefined) {
  return {
    title: hero?.title ?? '',
    subtitle: hero?.subtitle ?? '',
    description: hero?.description ?? '',
    badge: hero?.badge ?? '',
    badgeEmoji: hero?.badgeEmoji ?? '',
    ctaText: hero?.ctaText ?? '',
    ctaStyle: hero?.ctaStyle ?? defaults.ctaStyle,
    orderIndex: hero?.orderIndex ?? 0,
    isActive: hero?.isActive ?? true,
  } satisfies Required<HeroInput>;
}

export type HeroValues = ReturnType<typeof toInput>;

function HeroForm({ hero }: { hero: HeroEditor_HeroFragment | undefined }) {
  const tellSaved = useSavedNotice();
  const [createHero] = useMutation(CreateHeroDocument);
  const [updateHero] = useMutation(UpdateHeroDocument, { context: { isRepeatable: true } });

  const form = useEntityForm({
    draftName: 'hero',
    stored: hero,
    toValues: toInput,
    save: async (input, from) => (from ? update(from, input) : { stored: await create(input) }),
    describeFailure: ({ message }) => ({ title: 'Failed to update hero section', reason: message }),
  });
  const { control } = form;

  async function create(input: HeroInput): Promise<HeroEditor_HeroFragment> {
    const { data, ...answer } = await createHero({
      variables: { input },
      refetchQueries: [HeroEditorDocument],
      awaitRefetchQueries: true,
    });
    if (!data) throw new Error('Mutation failed');
    tellSaved(savedText, savedRevisions(answer));
    return data.createHero;
  }

  async function update(
    from: HeroEditor_HeroFragment,
    input: HeroInput,
  ): Promise<SaveOutcome<HeroEditor_HeroFragment>> {
    try {
      const { data, ...answer } = await updateHero({
        variables: { id: from.id, input, expectedUpdatedAt: from.updatedAt },
      });
      if (!data) throw new Error('Mutation failed');
      tellSaved(savedText, savedRevisions(answer));
      return { stored: data.updateHero };
    } catch (error) {
      const refused = readMeanwhile(error, from);
      if (!refused) throw error;
      return refused;
    }
  }

  return (
    <EntityForm form={form} label="Hero Section">
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Stack spacing={2.5}>
          <TextField control={control} name="title" label="Title" required maxLength={limits.line} />
          <TextField control={control} name="subtitle" label="Subtitle" required maxLength={limits.line} />
          <MultilineField control={control} name="description" label="Description" required maxLength={limits.text} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 10rem' } }}>
            <TextField control={control} name="badge" label="Badge" required maxLength={limits.short} />
            <TextField control={control} name="badgeEmoji" label="Badge emoji" required maxLength={limits.mark} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 14rem' } }}>
            <TextField
              control={control}
              name="ctaText"
              label="CTA text"
              required
              maxLength={limits.short}
              helperText="The link that jumps to your projects."
            />
            <ChoiceField control={control} name="ctaStyle" label="CTA style" choices={ctaStyleChoices} />
          </Box>
        </Stack>
        <HeroPreview control={control} />
      </Box>
      <SaveBar form={form} label="Save Changes" />
    </EntityForm>
  );
}
