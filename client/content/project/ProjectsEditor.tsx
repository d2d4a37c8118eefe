import {
  CreateProjectDocument,
  DeleteProjectDocument,
  ProjectsEditorDocument,
  ReorderProjectsDocument,
  UpdateProjectDocument,
} from '../../../schema/generated/admin';
import { CardChips, CardEmoji, CardLine, CardLinks, CardText, CardTitle } from '../../admin/kit/CardText';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { unauthorizedOr } from '../../admin/kit/loadFailure';
import { Preview } from '../../admin/kit/Preview';
import { splitList } from '../../admin/kit/splitList';
import { ProjectCard } from './ProjectCard';
import { ProjectFields, toInput } from './ProjectsEditorForm';
import { capitalise } from './projectFilter';

/** How long the dialog says 'Saved!' before it closes, in milliseconds. */
const closeDelay = 1_000;

const operations = {
  list: ProjectsEditorDocument,
  create: CreateProjectDocument,
  update: UpdateProjectDocument,
  remove: DeleteProjectDocument,
  reorder: ReorderProjectsDocument,
};

const texts: ListTexts = {
  intro: 'The work that you show, in the order in which visitors see it.',
  nouns: { one: 'project', many: 'projects' },
  addButton: 'Add New Project',
  adding: 'Add Project',
  editing: 'Edit Project',
  loading: 'Loading projects...',
  loadFailed: unauthorizedOr('Failed to load projects'),
  saveFailed: 'An error occurred while saving the project.',
  deleteQuestion: 'Are you sure you want to delete this project?',
  deleted: 'Project deleted.',
  deleteFailed: 'Failed to delete project. Please try again.',
  empty: {
    text: 'Work that you want to be known for, with a sentence on each and links to the thing itself.',
    example: '🚀 Launchpad, a checklist that a whole team can share (web)',
    action: 'Add your first project',
  },
};

/** Edits the projects. */
export function ProjectsEditor() {
  return (
    <ListEditor
      name="project"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ title }) => title}
      layout="rows"
      closeDelay={closeDelay}
      card={({ title, category, shortDescription, description, imageUrl, technologies, githubUrl, liveUrl }) => (
        <CardEmoji symbol={imageUrl || '✨'}>
          <CardTitle>{title}</CardTitle>
          <CardLine>{capitalise(category)}</CardLine>
          <CardText lines={2}>{shortDescription || description}</CardText>
          <CardChips items={splitList(technologies, ',')} />
          <CardLinks of={title} links={{ GitHub: githubUrl, Live: liveUrl }} />
        </CardEmoji>
      )}
      fields={(control, projects) => (
        <ProjectFields control={control} categories={projects.map(({ category }) => category)} />
      )}
      preview={(control) => (
        <Preview control={control} theme="violet">
          {({ technologies, ...project }) => (
            <ul>
              <ProjectCard
                project={{ ...project, id: 0, technologyList: splitList(technologies, ',') }}
                onPreview={() => undefined}
              />
            </ul>
          )}
        </Preview>
      )}
    />
  );
}
