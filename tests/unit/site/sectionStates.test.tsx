import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ErrorBoundary } from 'react-error-boundary';
import { describe, expect, it } from 'vitest';
import { AboutSection } from '../../../client/content/aboutCard/AboutSection';
import { ContactSection } from '../../../client/content/contactInfo/ContactSection';
import { ExperienceSection } from '../../../client/content/experience/ExperienceSection';
import { HeroSection } from '../../../client/content/hero/HeroSection';
import { UnableToLoad } from '../../../client/content/project/ProjectFrame';
import { NoLiveUrl } from '../../../client/content/project/ProjectPreview';
import { ProjectsSection } from '../../../client/content/project/ProjectsSection';
import { TestimonialsSection } from '../../../client/content/testimonial/TestimonialsSection';
import { renderPage } from '../../../client/entry-server';
import { ErrorFallback, SectionFallback } from '../../../client/site/ErrorFallback';
import type { Loadable } from '../../../client/site/kit/SectionState';
import { toSectionConfig } from '../../../client/site/sectionConfig';
import type { ProjectsSection_ProjectFragment, PublicPageQuery } from '../../../schema/generated/site';

const config = toSectionConfig([]);

const empty = {
  revision: 1,
  hero: null,
  aboutCards: [],
  experiences: [],
  projects: [],
  stats: [],
  awards: [],
  educations: [],
  certifications: [],
  skillCategories: [],
  testimonials: [],
  contactInfos: [],
  sectionTitles: [],
} satisfies PublicPageQuery;

const project = {
  __typename: 'Project',
  id: 1,
  title: 'Compiler',
  shortDescription: null,
  description: 'The first of its kind',
  imageUrl: null,
  githubUrl: null,
  liveUrl: null,
  technologyList: [],
  category: 'web',
} satisfies ProjectsSection_ProjectFragment & { __typename: string };

/** What a reader sees of a part of the page: its text, without markup. */
function textOf(part: ReactElement): string {
  return plain(renderToString(<ErrorBoundary fallback={null}>{part}</ErrorBoundary>));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

type Source = Loadable<readonly never[]>;

const sources = {
  loading: { data: undefined, isLoading: true, hasFailed: false },
  failed: { data: undefined, isLoading: false, hasFailed: true },
  missing: { data: undefined, isLoading: false, hasFailed: false },
  empty: { data: [], isLoading: false, hasFailed: false },
} satisfies Record<string, Source>;

const sections: Record<string, (source: Source) => ReactElement> = {
  about: (cards) => <AboutSection cards={cards} heading={config.about} fallbacks={[]} />,
  experience: (experiences) => <ExperienceSection experiences={experiences} heading={config.experience} />,
  projects: (projects) => <ProjectsSection projects={projects} heading={config.projects} />,
  testimonials: (testimonials) => <TestimonialsSection testimonials={testimonials} heading={config.testimonials} />,
};

describe('a section', () => {
  it.each([
    ['about', 'loading', 'Loading about section...'],
    ['about', 'failed', 'Failed to load about data'],
    ['about', 'missing', 'No about content available'],
    ['about', 'empty', 'No about data available'],
    ['experience', 'loading', 'Loading amazing experiences...'],
    ['experience', 'failed', 'Failed to load experience data'],
    ['experience', 'empty', 'No experience data available'],
    ['projects', 'loading', 'Loading amazing projects...'],
    ['projects', 'failed', 'Failed to load projects data'],
    ['projects', 'missing', 'No projects data available'],
    ['projects', 'empty', 'No projects available'],
    ['testimonials', 'loading', 'Loading amazing testimonials...'],
    ['testimonials', 'failed', 'Failed to load testimonials'],
    ['testimonials', 'empty', 'No testimonials available'],
  ] as const)('%s that is %s says "%s"', (name, state, text) => {
    const section = sections[name]?.(sources[state]);
    expect(section && textOf(section)).toContain(text);
  });

  it('keeps what it has when a later request fails', () => {
    const source = { data: [project], isLoading: false, hasFailed: true };
    const text = textOf(<ProjectsSection projects={source} heading={config.projects} />);
    expect(text).toContain('Compiler');
    expect(text).not.toContain('Failed');
  });
});

describe('the hero', () => {
  const hero = (state: 'loading' | 'failed') =>
    textOf(<HeroSection hero={{ ...sources[state] }} fallback={config.hero} />);

  it('says that it is loading, and that it could not be loaded', () => {
    expect(hero('loading')).toContain('Loading hero section...');
    expect(hero('failed')).toContain('Failed to load hero section data');
  });

  it('fills what is missing with the defaults', () => {
    const text = textOf(
      <HeroSection hero={{ data: null, isLoading: false, hasFailed: false }} fallback={config.hero} />,
    );
    for (const fallback of ['👋', 'Welcome!', 'View Projects', config.hero.title]) expect(text).toContain(fallback);
  });
});

describe('the contact section', () => {
  const contact = (source: Source) => textOf(<ContactSection contactInfos={source} heading={config.contact} />);

  it('says that it is loading', () => {
    expect(contact(sources.loading)).toContain('Loading...');
  });

  it('is silent about a failure and keeps the form', () => {
    expect(contact(sources.failed)).not.toMatch(/fail/i);
    expect(contact(sources.failed)).toContain('Send Message');
    expect(contact(sources.failed)).toContain('24 hours');
  });
});

describe('the project preview', () => {
  const failure =
    "The project website couldn't be loaded. This might be due to CORS restrictions or the site being unavailable.";

  it('leads on to a project that cannot be shown', () => {
    const text = textOf(<UnableToLoad address="https://example.org" />);
    for (const part of ['Unable to Load Project', failure, 'Open in New Tab']) expect(text).toContain(part);
  });

  it('says that a project runs nowhere, and offers its source where there is one', () => {
    const without = textOf(<NoLiveUrl project={project} />);
    expect(without).toContain('No Live URL');
    expect(without).toContain("This project doesn't have a live URL configured yet.");
    expect(without).not.toContain('View on GitHub');
    const withSource = textOf(<NoLiveUrl project={{ ...project, githubUrl: 'github.com/ada/compiler' }} />);
    expect(withSource).toContain('View on GitHub');
  });
});

describe('a part that crashes', () => {
  const texts = [
    'Oops! Something went wrong',
    "Don't worry, it's not you - it's me! Let's try refreshing the page.",
    'Refresh Page',
    'Try Again',
  ];
  const crash = { error: new Error('broken'), resetErrorBoundary: () => {} };

  it.each([
    ['screen', <ErrorFallback key="screen" {...crash} />],
    ['section', <SectionFallback key="section" id="projects" {...crash} />],
  ])('shows the same texts as a %s', (_part, fallback) => {
    for (const text of texts) expect(textOf(fallback)).toContain(text);
  });

  it('does not take the rest of the page along on the server', () => {
    // A list that is no list, as no server sends it: whatever breaks a section, it is like this.
    const broken = JSON.parse(JSON.stringify({ ...empty, projects: [{ ...project, technologyList: null }] }));
    const text = plain(renderPage('/', broken).html);
    expect(text).toContain('Get to Know Me');
    expect(text).toContain('Send Message');
    expect(text).not.toContain('The first of its kind');
  });
});
