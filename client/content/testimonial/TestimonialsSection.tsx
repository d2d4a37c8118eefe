import { useState } from 'react';
import type { TestimonialsSection_TestimonialFragment } from '../../../schema/generated/site';
import buttons from '../../site/kit/button.module.css';
import { classNames } from '../../site/kit/classNames';
import { Section } from '../../site/kit/Section';
import { type Loadable, SectionState } from '../../site/kit/SectionState';
import { useHydrated } from '../../site/kit/useHydrated';
import { useMediaQuery } from '../../site/kit/useMediaQuery';
import { useOnDemand } from '../../site/kit/useOnDemand';
import type { SectionHeading } from '../../site/sectionConfig';
import { TestimonialCard } from './TestimonialCard';
import styles from './TestimonialsSection.module.css';

const loadDialog = () => import('./TestimonialDialog');

const messages = {
  loading: 'Loading amazing testimonials...',
  failed: 'Failed to load testimonials',
  missing: 'No testimonials available',
  empty: 'No testimonials available',
};

/** How many are shown at first. The style sheet says the same for the time before the page is hydrated. */
const initialLimit = { wide: 6, narrow: 2 };

interface TestimonialsSectionProps {
  testimonials: Loadable<readonly TestimonialsSection_TestimonialFragment[]>;
  heading: SectionHeading;
}

/** What people say about the owner: a few cards, all on demand, each with a reading view. */
export function TestimonialsSection({ testimonials, heading }: TestimonialsSectionProps) {
  return (
    <Section id="testimonials" theme="red" heading={heading}>
      <SectionState source={testimonials} messages={messages}>
        {(items) => <TestimonialGallery testimonials={items} />}
      </SectionState>
    </Section>
  );
}

function TestimonialGallery({ testimonials }: { testimonials: readonly TestimonialsSection_TestimonialFragment[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const { part: dialog, fetchPart: fetchDialog, hasFailed } = useOnDemand(loadDialog);
  const isHydrated = useHydrated();
  const isWide = useMediaQuery('(min-width: 1024px)', true);
  const limit = isWide ? initialLimit.wide : initialLimit.narrow;
  // The server's HTML holds them all, for readers without script; until hydration the style sheet hides the rest.
  const shown = isExpanded || !isHydrated ? testimonials : testimonials.slice(0, limit);
  const openIndex = testimonials.findIndex(({ id }) => id === openId);
  const openDialog = (id: number) => {
    fetchDialog();
    setOpenId(id);
  };

  return (
    <>
      <ul className={classNames(styles.grid, !isHydrated && styles.unhydrated)}>
        {shown.map((testimonial, index) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            index={index}
            onOpen={() => openDialog(testimonial.id)}
          />
        ))}
      </ul>
      {(isHydrated ? testimonials.length > limit : testimonials.length > initialLimit.narrow) && (
        <div
          className={classNames(
            styles.more,
            !isHydrated && testimonials.length <= initialLimit.wide && styles.moreNarrow,
          )}
        >
          <button
            type="button"
            aria-expanded={isExpanded}
            className={buttons.bordered}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? (
              'Show Less'
            ) : (
              <>
                View All Testimonials{' '}
                {isHydrated ? (
                  <span className={styles.remaining}>{`+${testimonials.length - limit} more`}</span>
                ) : (
                  <>
                    <span className={classNames(styles.remaining, styles.narrow)}>
                      {`+${testimonials.length - initialLimit.narrow} more`}
                    </span>
                    <span className={classNames(styles.remaining, styles.wide)}>
                      {`+${testimonials.length - initialLimit.wide} more`}
                    </span>
                  </>
                )}
              </>
            )}
          </button>
        </div>
      )}
      {hasFailed && (
        <p role="alert">The testimonial could not be loaded. Please check your connection and try again.</p>
      )}
      {dialog && openIndex >= 0 && (
        <dialog.TestimonialDialog
          testimonials={testimonials}
          index={openIndex}
          onSelect={setOpenId}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}
