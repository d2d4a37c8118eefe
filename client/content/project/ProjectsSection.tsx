import { useState } from 'react';
import type { ProjectsSection_ProjectFragment } from '../../../schema/generated/site';
import buttons from '../../site/kit/button.module.css';
import { Section } from '../../site/kit/Section';
import { type Loadable, SectionState } from '../../site/kit/SectionState';
import { useOnDemand } from '../../site/kit/useOnDemand';
import type { SectionHeading } from '../../site/sectionConfig';
import { ProjectCard } from './ProjectCard';
import { ProjectFilterBar } from './ProjectFilterBar';
import styles from './ProjectsSection.module.css';
import { filterProjects, projectFilters } from './projectFilter';

const loadPreview = () => import('./ProjectPreview');

const messages = {
  loading: 'Loading amazing projects...',
  failed: 'Failed to load projects data',
  missing: 'No projects data available',
  empty: 'No projects available',
};

interface ProjectsSectionProps {
  projects: Loadable<readonly ProjectsSection_ProjectFragment[]>;
  heading: SectionHeading;
}

/** The owner's work: cards that can be filtered by category and opened in a preview. */
export function ProjectsSection({ projects, heading }: ProjectsSectionProps) {
  return (
    <Section id="projects" theme="violet" heading={heading}>
      <SectionState source={projects} messages={messages}>
        {(items) => <ProjectGallery projects={items} />}
      </SectionState>
    </Section>
  );
}

function ProjectGallery({ projects }: { projects: readonly ProjectsSection_ProjectFragment[] }) {
  const [category, setCategory] = useState<string | null>(null);
  const [previewedId, setPreviewedId] = useState<number | null>(null);
  const { part: preview, fetchPart: fetchPreview, hasFailed } = useOnDemand(loadPreview);
  const filters = projectFilters(projects);
  const shown = filterProjects(projects, category);
  const previewed = projects.find(({ id }) => id === previewedId);
  const openPreview = (id: number) => {
    fetchPreview();
    setPreviewedId(id);
  };

  return (
    <>
      {filters.length > 2 && <ProjectFilterBar filters={filters} selected={category} onSelect={setCategory} />}
      {shown.length === 0 ? (
        <div className={styles.nothing}>
          <h3>No Projects Found</h3>
          <p>{`No projects found in the "${category}" category.`}</p>
          <button type="button" className={buttons.bordered} onClick={() => setCategory(null)}>
            View All Projects
          </button>
        </div>
      ) : (
        <ul className={styles.grid}>
          {shown.map((project) => (
            <ProjectCard key={project.id} project={project} onPreview={() => openPreview(project.id)} />
          ))}
        </ul>
      )}
      {hasFailed && <p role="alert">The preview could not be loaded. Please check your connection and try again.</p>}
      {preview && previewed && (
        <preview.ProjectPreview key={previewed.id} project={previewed} onClose={() => setPreviewedId(null)} />
      )}
    </>
  );
}
