import type { ReactNode, RefObject } from 'react';
import type { PublicPageQuery } from '../../schema/generated/site';
import { AboutSection } from '../content/aboutCard/AboutSection';
import { ContactSection } from '../content/contactInfo/ContactSection';
import { ExperienceSection } from '../content/experience/ExperienceSection';
import { HeroSection } from '../content/hero/HeroSection';
import { ProjectsSection } from '../content/project/ProjectsSection';
import { ThankYouSection } from '../content/sectionTitle/ThankYouSection';
import { TestimonialsSection } from '../content/testimonial/TestimonialsSection';
import { AchievementsSection } from './AchievementsSection';
import type { Loadable } from './kit/SectionState';
import styles from './PublicPage.module.css';
import { SectionBoundary } from './SectionBoundary';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { toSectionConfig } from './sectionConfig';

interface PageContentProps {
  page: Loadable<PublicPageQuery>;
  /** Gets the element that holds the sections. */
  main?: RefObject<HTMLElement | null>;
}

/** Everything that visitors see, of whatever revision: its sections, its header and its footer. */
export function PageContent({ page, main }: PageContentProps) {
  const config = toSectionConfig(page.data?.sectionTitles ?? []);
  const name = page.data?.hero?.title.trim() || config.hero.title;
  const inBoundary = (id: string, section: ReactNode) => (
    <SectionBoundary id={id} revision={page.data?.revision}>
      {section}
    </SectionBoundary>
  );
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <SiteHeader name={name} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {inBoundary('top', <HeroSection hero={part(page, 'hero')} fallback={config.hero} />)}
        {inBoundary(
          'about',
          <AboutSection
            cards={part(page, 'aboutCards')}
            heading={config.about}
            fallbacks={[config.whoIAm, config.whatIDo, config.whatInterestsMe]}
          />,
        )}
        {inBoundary(
          'experience',
          <ExperienceSection experiences={part(page, 'experiences')} heading={config.experience} />,
        )}
        {inBoundary('projects', <ProjectsSection projects={part(page, 'projects')} heading={config.projects} />)}
        {inBoundary('stats-section', <AchievementsSection page={page} config={config} />)}
        {inBoundary(
          'testimonials',
          <TestimonialsSection testimonials={part(page, 'testimonials')} heading={config.testimonials} />,
        )}
        {inBoundary('contact', <ContactSection contactInfos={part(page, 'contactInfos')} heading={config.contact} />)}
        {inBoundary('thank-you', <ThankYouSection heading={config.thankYou} />)}
      </main>
      <SiteFooter name={name} />
    </>
  );
}

/** What is known of one field of the page's data. */
function part<K extends keyof PublicPageQuery>(
  page: Loadable<PublicPageQuery>,
  field: K,
): Loadable<PublicPageQuery[K]> {
  return { ...page, data: page.data?.[field] };
}
