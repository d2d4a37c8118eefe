import { useQuery } from '@apollo/client/react';
import { PublicPageDocument, type PublicPageQuery } from '../../schema/generated/site';
import { useLiveUpdates } from '../apollo/liveUpdates';
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
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { toSectionConfig } from './sectionConfig';

/**
 * The one page that visitors read. Its data came with the HTML, so that a first visit asks for nothing; from then on
 * it follows what the owner changes.
 */
export function PublicPage() {
  const { data, loading, error } = useQuery(PublicPageDocument);
  useLiveUpdates();

  const page: Loadable<PublicPageQuery> = { data, isLoading: loading, hasFailed: error !== undefined };
  const config = toSectionConfig(data?.sectionTitles ?? []);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <SiteHeader name={data?.hero?.title.trim() || config.hero.title} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <HeroSection hero={part(page, 'hero')} fallback={config.hero} />
        <AboutSection
          cards={part(page, 'aboutCards')}
          heading={config.about}
          fallbacks={[config.whoIAm, config.whatIDo, config.whatInterestsMe]}
        />
        <ExperienceSection experiences={part(page, 'experiences')} heading={config.experience} />
        <ProjectsSection projects={part(page, 'projects')} heading={config.projects} />
        <AchievementsSection page={page} config={config} />
        <TestimonialsSection testimonials={part(page, 'testimonials')} heading={config.testimonials} />
        <ContactSection contactInfos={part(page, 'contactInfos')} heading={config.contact} />
        <ThankYouSection heading={config.thankYou} />
      </main>
      <SiteFooter name={data?.hero?.title.trim() || config.hero.title} />
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
