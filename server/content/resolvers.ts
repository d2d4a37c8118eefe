import { AboutCardResolver } from './aboutCard/aboutCard.resolver';
import { AwardResolver } from './award/award.resolver';
import { CertificationResolver } from './certification/certification.resolver';
import { ContactInfoResolver } from './contactInfo/contactInfo.resolver';
import { HistoryResolver } from './core/history/history.resolver';
import { EducationResolver } from './education/education.resolver';
import { ExperienceResolver } from './experience/experience.resolver';
import { HeroResolver } from './hero/hero.resolver';
import { ProjectResolver } from './project/project.resolver';
import { SectionTitleResolver } from './sectionTitle/sectionTitle.resolver';
import { SkillCategoryResolver } from './skillCategory/skillCategory.resolver';
import { StatResolver } from './stat/stat.resolver';
import { TestimonialResolver } from './testimonial/testimonial.resolver';

/** The GraphQL operations of every type of content, and of the history of all. */
export const contentResolvers = [
  HistoryResolver,
  HeroResolver,
  AboutCardResolver,
  ExperienceResolver,
  ProjectResolver,
  StatResolver,
  AwardResolver,
  EducationResolver,
  CertificationResolver,
  SkillCategoryResolver,
  TestimonialResolver,
  ContactInfoResolver,
  SectionTitleResolver,
];
