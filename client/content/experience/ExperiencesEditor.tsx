import {
  CreateExperienceDocument,
  DeleteExperienceDocument,
  ExperiencesEditorDocument,
  ReorderExperiencesDocument,
  UpdateExperienceDocument,
} from '../../../schema/generated/admin';
import { CardChips, CardLine, CardText, CardTitle } from '../../admin/kit/CardText';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { unauthorizedOr } from '../../admin/kit/loadFailure';
import { Preview } from '../../admin/kit/Preview';
import { splitList } from '../../admin/kit/splitList';
import { ExperienceCard } from './ExperienceCard';
import { ExperienceFields, toInput } from './ExperiencesEditorForm';

const operations = {
  list: ExperiencesEditorDocument,
  create: CreateExperienceDocument,
  update: UpdateExperienceDocument,
  remove: DeleteExperienceDocument,
  reorder: ReorderExperiencesDocument,
};

const texts: ListTexts = {
  intro: 'The positions on your timeline, in the order in which visitors read them.',
  nouns: { one: 'experience', many: 'experiences' },
  addButton: '+ Add',
  adding: 'Add Experience',
  editing: 'Edit Experience',
  loading: 'Loading experiences...',
  loadFailed: unauthorizedOr('Failed to load experiences'),
  saveFailed: 'Failed to save experience',
  deleteQuestion: 'Delete this experience?',
  deleted: 'Experience deleted.',
  empty: {
    text: 'Positions that you held: where, when, and what came of it. The latest usually comes first.',
    example: 'Senior Product Manager at Acme, 2021 - Present',
    action: 'Add your first experience',
  },
};

/** Edits the positions on the timeline. */
export function ExperiencesEditor() {
  return (
    <ListEditor
      name="experience"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ position, company }) => `${position}, ${company}`}
      card={({ position, company, duration, location, description, technologies }) => (
        <>
          <CardLine>{duration}</CardLine>
          <CardTitle>{position}</CardTitle>
          <CardLine>{[company, location].filter(Boolean).join(' · ')}</CardLine>
          <CardText>{description}</CardText>
          <CardChips items={splitList(technologies, ',')} />
        </>
      )}
      fields={(control, experiences) => (
        <ExperienceFields control={control} companies={experiences.map(({ company }) => company)} />
      )}
      preview={(control) => (
        <Preview control={control} theme="blue">
          {({ technologies, achievements, ...experience }) => (
            <ExperienceCard
              experience={{
                ...experience,
                id: 0,
                technologyList: splitList(technologies, ','),
                achievementList: splitList(achievements, '|'),
              }}
            />
          )}
        </Preview>
      )}
    />
  );
}
