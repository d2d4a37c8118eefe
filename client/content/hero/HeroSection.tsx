import type { HeroSection_HeroFragment } from '../../../schema/generated/site';
import buttons from '../../site/kit/button.module.css';
import { classNames } from '../../site/kit/classNames';
import { Emoji } from '../../site/kit/Emoji';
import { Icon } from '../../site/kit/Icon';
import { type Loadable, Loading, Notice } from '../../site/kit/SectionState';
import { themeClass } from '../../site/kit/theme';
import type { SectionHeading } from '../../site/sectionConfig';
import { HeroIllustration } from './HeroIllustration';
import styles from './HeroSection.module.css';

const defaultCtaText = 'View Projects';

interface HeroSectionProps {
  /** Null when the owner has written none. */
  hero: Loadable<HeroSection_HeroFragment | null>;
  /** Stands in, field by field, for what the hero leaves empty. */
  fallback: SectionHeading;
}

/** The first thing that visitors see: who this is, and the way to the projects. */
export function HeroSection({ hero, fallback }: HeroSectionProps) {
  return (
    <section id="top" aria-label="Introduction" className={classNames(styles.hero, themeClass('blue'))}>
      <HeroText hero={hero} fallback={fallback} />
      <HeroIllustration className={styles.illustration} />
    </section>
  );
}

function HeroText({ hero, fallback }: HeroSectionProps) {
  if (hero.data === undefined && hero.hasFailed) return <Notice text="Failed to load hero section data" isFailure />;
  if (hero.data === undefined && hero.isLoading) return <Loading text="Loading hero section..." />;

  const shown = hero.data;
  const badgeEmoji = shown?.badgeEmoji.trim() || fallback.emoji;
  return (
    <div className={styles.text}>
      <p dir="auto" className={styles.badge}>
        <Emoji symbol={badgeEmoji} />
        <span>{shown?.badge.trim() || fallback.mainTitle}</span>
        <Emoji symbol={badgeEmoji} />
      </p>
      <h1 dir="auto" className={styles.title}>
        {shown?.title.trim() || fallback.title}
      </h1>
      <p dir="auto" className={styles.subtitle}>
        {shown?.subtitle.trim() || fallback.subtitle}
      </p>
      <p dir="auto" className={styles.description}>
        {shown?.description.trim() || fallback.description}
      </p>
      <div className={styles.actions}>
        <a
          href="#projects"
          className={classNames(shown?.ctaStyle === 'filled' ? buttons.filled : buttons.bordered, buttons.large)}
        >
          {shown?.ctaText.trim() || defaultCtaText}
          <Icon name="down" />
        </a>
        <a href="#contact" className={classNames(buttons.quiet, styles.contact)}>
          Get in touch
        </a>
      </div>
    </div>
  );
}
