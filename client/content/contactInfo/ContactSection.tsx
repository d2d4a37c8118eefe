import { useState } from 'react';
import type { ContactSection_ContactInfoFragment } from '../../../schema/generated/site';
import { Icon } from '../../site/kit/Icon';
import { Section } from '../../site/kit/Section';
import { type Loadable, Loading } from '../../site/kit/SectionState';
import type { SectionHeading } from '../../site/sectionConfig';
import { ContactForm } from './ContactForm';
import styles from './ContactSection.module.css';
import { toContactMethod } from './contactMethod';

const loading = 'Loading...';

interface ContactSectionProps {
  contactInfos: Loadable<readonly ContactSection_ContactInfoFragment[]>;
  heading: SectionHeading;
}

/** The ways to reach the owner, and a form to write at once. */
export function ContactSection({ contactInfos, heading }: ContactSectionProps) {
  const [isSending, setSending] = useState(false);
  const isLoading = contactInfos.data === undefined && contactInfos.isLoading && !contactInfos.hasFailed;
  return (
    <Section id="contact" theme="blue" heading={heading}>
      <div className={styles.split}>
        {(isLoading || isSending) && (
          <div className={styles.loading}>
            <Loading text={loading} />
          </div>
        )}
        <div data-arrives="">
          {!isLoading && <ContactMethods contactInfos={contactInfos.data ?? []} />}
          <QuickResponse />
        </div>
        <ContactForm onSendingChange={setSending} />
      </div>
    </Section>
  );
}

/** The ways to reach the owner, each as a link where it can be followed. */
export function ContactMethods({ contactInfos }: { contactInfos: readonly ContactSection_ContactInfoFragment[] }) {
  if (contactInfos.length === 0) return null;
  return (
    <ul className={styles.methods}>
      {contactInfos.map((contactInfo) => {
        const { icon, label, text, href } = toContactMethod(contactInfo);
        const isWeb = href !== undefined && /^https?:/i.test(href);
        return (
          <li key={contactInfo.id} className={styles.method}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span dir="auto" className={styles.label}>
              {label}
            </span>
            {href === undefined ? (
              <span dir="auto" className={styles.value}>
                {text}
              </span>
            ) : (
              <a
                href={href}
                className={styles.value}
                {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              >
                {text}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function QuickResponse() {
  return (
    <div className={styles.quick}>
      <h3 className={styles.quickTitle}>
        <Icon name="clock" />
        Quick Response
      </h3>
      <p>I typically reply within 24 hours.</p>
    </div>
  );
}
