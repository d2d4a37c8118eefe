/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A message to the owner. */
export type ContactMessageInput = {
  /** A UUID made by the client. A message with one that has arrived already is not stored again. */
  clientId?: string | null | undefined;
  /** E-mail address of the sender. */
  email: string;
  /** How long the form was open, in milliseconds. Whoever is too fast is taken for a program. */
  filledInMs?: number | null | undefined;
  /** The message itself. */
  message: string;
  /** Name of the sender. */
  name: string;
  /** A field that people do not see and leave empty. What fills it in is taken for a program. */
  website?: string | null | undefined;
};

export type AboutSection_AboutCardFragment = { id: number, title: string, subtitle: string | null, description: string };

export type AwardsSection_AwardFragment = { id: number, title: string, organization: string, year: string, icon: string };

export type CertificationsSection_CertificationFragment = { id: number, name: string, issuer: string, year: string, icon: string, certificateLink: string | null, certificateId: string | null };

export type ContactSection_ContactInfoFragment = { id: number, type: string, value: string, label: string };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { id: number } };

export type EducationSection_EducationFragment = { id: number, degree: string, institution: string, year: string, icon: string };

export type ExperienceSection_ExperienceFragment = { id: number, position: string, company: string, duration: string, location: string | null, description: string, technologyList: Array<string>, achievementList: Array<string> };

export type HeroSection_HeroFragment = { id: number, title: string, subtitle: string, description: string, badge: string, badgeEmoji: string, ctaText: string, ctaStyle: string };

export type ProjectsSection_ProjectFragment = { id: number, title: string, shortDescription: string | null, description: string, imageUrl: string | null, githubUrl: string | null, liveUrl: string | null, technologyList: Array<string>, category: string };

export type SkillsSection_SkillCategoryFragment = { id: number, category: string, skillList: Array<string> };

export type StatsSection_StatFragment = { id: number, value: string, label: string, icon: string, suffix: string | null };

export type TestimonialsSection_TestimonialFragment = { id: number, name: string, position: string | null, company: string | null, message: string };

export type PublicPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPageQuery = { revision: number, hero: { id: number, title: string, subtitle: string, description: string, badge: string, badgeEmoji: string, ctaText: string, ctaStyle: string } | null, aboutCards: Array<{ id: number, title: string, subtitle: string | null, description: string }>, experiences: Array<{ id: number, position: string, company: string, duration: string, location: string | null, description: string, technologyList: Array<string>, achievementList: Array<string> }>, projects: Array<{ id: number, title: string, shortDescription: string | null, description: string, imageUrl: string | null, githubUrl: string | null, liveUrl: string | null, technologyList: Array<string>, category: string }>, stats: Array<{ id: number, value: string, label: string, icon: string, suffix: string | null }>, awards: Array<{ id: number, title: string, organization: string, year: string, icon: string }>, educations: Array<{ id: number, degree: string, institution: string, year: string, icon: string }>, certifications: Array<{ id: number, name: string, issuer: string, year: string, icon: string, certificateLink: string | null, certificateId: string | null }>, skillCategories: Array<{ id: number, category: string, skillList: Array<string> }>, testimonials: Array<{ id: number, name: string, position: string | null, company: string | null, message: string }>, contactInfos: Array<{ id: number, type: string, value: string, label: string }>, sectionTitles: Array<{ id: number, sectionName: string, title: string | null, subtitle: string | null, description: string | null, mainTitle: string | null, emoji: string | null }> };

export type RevisionQueryVariables = Exact<{ [key: string]: never; }>;


export type RevisionQuery = { revision: number };

export type ContentUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ContentUpdatedSubscription = { contentUpdated: { revision: number, section: string } };

export type SectionHeader_SectionTitleFragment = { id: number, sectionName: string, title: string | null, subtitle: string | null, description: string | null, mainTitle: string | null, emoji: string | null };

export type ConfigUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConfigUpdatedSubscription = { configUpdated: { revision: number, sectionTitles: Array<{ id: number, sectionName: string, title: string | null, subtitle: string | null, description: string | null, mainTitle: string | null, emoji: string | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AboutSection_AboutCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AboutSection_aboutCard on AboutCard {
  id
  title
  subtitle
  description
}
    `, {"fragmentName":"AboutSection_aboutCard"}) as unknown as TypedDocumentString<AboutSection_AboutCardFragment, unknown>;
export const AwardsSection_AwardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AwardsSection_award on Award {
  id
  title
  organization
  year
  icon
}
    `, {"fragmentName":"AwardsSection_award"}) as unknown as TypedDocumentString<AwardsSection_AwardFragment, unknown>;
export const CertificationsSection_CertificationFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CertificationsSection_certification on Certification {
  id
  name
  issuer
  year
  icon
  certificateLink
  certificateId
}
    `, {"fragmentName":"CertificationsSection_certification"}) as unknown as TypedDocumentString<CertificationsSection_CertificationFragment, unknown>;
export const ContactSection_ContactInfoFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ContactSection_contactInfo on ContactInfo {
  id
  type
  value
  label
}
    `, {"fragmentName":"ContactSection_contactInfo"}) as unknown as TypedDocumentString<ContactSection_ContactInfoFragment, unknown>;
export const EducationSection_EducationFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationSection_education on Education {
  id
  degree
  institution
  year
  icon
}
    `, {"fragmentName":"EducationSection_education"}) as unknown as TypedDocumentString<EducationSection_EducationFragment, unknown>;
export const ExperienceSection_ExperienceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ExperienceSection_experience on Experience {
  id
  position
  company
  duration
  location
  description
  technologyList
  achievementList
}
    `, {"fragmentName":"ExperienceSection_experience"}) as unknown as TypedDocumentString<ExperienceSection_ExperienceFragment, unknown>;
export const HeroSection_HeroFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HeroSection_hero on Hero {
  id
  title
  subtitle
  description
  badge
  badgeEmoji
  ctaText
  ctaStyle
}
    `, {"fragmentName":"HeroSection_hero"}) as unknown as TypedDocumentString<HeroSection_HeroFragment, unknown>;
export const ProjectsSection_ProjectFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProjectsSection_project on Project {
  id
  title
  shortDescription
  description
  imageUrl
  githubUrl
  liveUrl
  technologyList
  category
}
    `, {"fragmentName":"ProjectsSection_project"}) as unknown as TypedDocumentString<ProjectsSection_ProjectFragment, unknown>;
export const SkillsSection_SkillCategoryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SkillsSection_skillCategory on SkillCategory {
  id
  category
  skillList
}
    `, {"fragmentName":"SkillsSection_skillCategory"}) as unknown as TypedDocumentString<SkillsSection_SkillCategoryFragment, unknown>;
export const StatsSection_StatFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatsSection_stat on Stat {
  id
  value
  label
  icon
  suffix
}
    `, {"fragmentName":"StatsSection_stat"}) as unknown as TypedDocumentString<StatsSection_StatFragment, unknown>;
export const TestimonialsSection_TestimonialFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestimonialsSection_testimonial on Testimonial {
  id
  name
  position
  company
  message
}
    `, {"fragmentName":"TestimonialsSection_testimonial"}) as unknown as TypedDocumentString<TestimonialsSection_TestimonialFragment, unknown>;
export const SectionHeader_SectionTitleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SectionHeader_sectionTitle on SectionTitle {
  id
  sectionName
  title
  subtitle
  description
  mainTitle
  emoji
}
    `, {"fragmentName":"SectionHeader_sectionTitle"}) as unknown as TypedDocumentString<SectionHeader_SectionTitleFragment, unknown>;
export const SendContactMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendContactMessage($input: ContactMessageInput!) {
  sendContactMessage(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const PublicPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublicPage {
  revision
  hero {
    ...HeroSection_hero
  }
  aboutCards {
    ...AboutSection_aboutCard
  }
  experiences {
    ...ExperienceSection_experience
  }
  projects {
    ...ProjectsSection_project
  }
  stats {
    ...StatsSection_stat
  }
  awards {
    ...AwardsSection_award
  }
  educations {
    ...EducationSection_education
  }
  certifications {
    ...CertificationsSection_certification
  }
  skillCategories {
    ...SkillsSection_skillCategory
  }
  testimonials {
    ...TestimonialsSection_testimonial
  }
  contactInfos {
    ...ContactSection_contactInfo
  }
  sectionTitles {
    ...SectionHeader_sectionTitle
  }
}
    fragment AboutSection_aboutCard on AboutCard {
  id
  title
  subtitle
  description
}
fragment AwardsSection_award on Award {
  id
  title
  organization
  year
  icon
}
fragment CertificationsSection_certification on Certification {
  id
  name
  issuer
  year
  icon
  certificateLink
  certificateId
}
fragment ContactSection_contactInfo on ContactInfo {
  id
  type
  value
  label
}
fragment EducationSection_education on Education {
  id
  degree
  institution
  year
  icon
}
fragment ExperienceSection_experience on Experience {
  id
  position
  company
  duration
  location
  description
  technologyList
  achievementList
}
fragment HeroSection_hero on Hero {
  id
  title
  subtitle
  description
  badge
  badgeEmoji
  ctaText
  ctaStyle
}
fragment ProjectsSection_project on Project {
  id
  title
  shortDescription
  description
  imageUrl
  githubUrl
  liveUrl
  technologyList
  category
}
fragment SkillsSection_skillCategory on SkillCategory {
  id
  category
  skillList
}
fragment StatsSection_stat on Stat {
  id
  value
  label
  icon
  suffix
}
fragment TestimonialsSection_testimonial on Testimonial {
  id
  name
  position
  company
  message
}
fragment SectionHeader_sectionTitle on SectionTitle {
  id
  sectionName
  title
  subtitle
  description
  mainTitle
  emoji
}`) as unknown as TypedDocumentString<PublicPageQuery, PublicPageQueryVariables>;
export const RevisionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Revision {
  revision
}
    `) as unknown as TypedDocumentString<RevisionQuery, RevisionQueryVariables>;
export const ContentUpdatedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ContentUpdated {
  contentUpdated {
    revision
    section
  }
}
    `) as unknown as TypedDocumentString<ContentUpdatedSubscription, ContentUpdatedSubscriptionVariables>;
export const ConfigUpdatedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ConfigUpdated {
  configUpdated {
    revision
    sectionTitles {
      ...SectionHeader_sectionTitle
    }
  }
}
    fragment SectionHeader_sectionTitle on SectionTitle {
  id
  sectionName
  title
  subtitle
  description
  mainTitle
  emoji
}`) as unknown as TypedDocumentString<ConfigUpdatedSubscription, ConfigUpdatedSubscriptionVariables>;