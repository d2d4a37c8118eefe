import { aboutCardType } from './aboutCard/aboutCard.entity';
import { awardType } from './award/award.entity';
import { certificationType } from './certification/certification.entity';
import { contactInfoType } from './contactInfo/contactInfo.entity';
import type { ContentType } from './core/contentType';
import { educationType } from './education/education.entity';
import { experienceType } from './experience/experience.entity';
import { heroType } from './hero/hero.entity';
import { projectType } from './project/project.entity';
import { sectionTitleType } from './sectionTitle/sectionTitle.entity';
import { skillCategoryType } from './skillCategory/skillCategory.entity';
import { statType } from './stat/stat.entity';
import { testimonialType } from './testimonial/testimonial.entity';

/** Every type of content, in the order of the page. */
export const contentTypes: readonly ContentType[] = [
  heroType,
  aboutCardType,
  experienceType,
  projectType,
  statType,
  awardType,
  educationType,
  certificationType,
  skillCategoryType,
  testimonialType,
  contactInfoType,
  sectionTitleType,
];
