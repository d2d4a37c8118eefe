import type { EntityClass, RequiredEntityData } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { aboutCardType } from '../content/aboutCard/aboutCard.entity';
import { awardType } from '../content/award/award.entity';
import { certificationType } from '../content/certification/certification.entity';
import { contactInfoType } from '../content/contactInfo/contactInfo.entity';
import type { BaseContent, BaseContentInput } from '../content/core/base.entity';
import type { ContentType } from '../content/core/contentType';
import { toInput } from '../content/core/validation';
import { educationType } from '../content/education/education.entity';
import { experienceType } from '../content/experience/experience.entity';
import { heroType } from '../content/hero/hero.entity';
import { projectType } from '../content/project/project.entity';
import { sectionTitleType } from '../content/sectionTitle/sectionTitle.entity';
import { skillCategoryType } from '../content/skillCategory/skillCategory.entity';
import { statType } from '../content/stat/stat.entity';
import { testimonialType } from '../content/testimonial/testimonial.entity';
import { demoContent } from './demoContent';

/** Fills empty tables with the demo content, in its order, through the same validation as everything else. */
export async function seedDemoContent(em: SqlEntityManager): Promise<void> {
  add(em, heroType, [demoContent.hero]);
  add(em, aboutCardType, demoContent.aboutCards);
  add(em, experienceType, demoContent.experiences);
  add(em, projectType, demoContent.projects);
  add(em, statType, demoContent.stats);
  add(em, testimonialType, demoContent.testimonials);
  add(em, contactInfoType, demoContent.contactInfo);
  add(em, awardType, demoContent.awards);
  add(em, educationType, demoContent.education);
  add(em, certificationType, demoContent.certifications);
  add(em, skillCategoryType, demoContent.skills);
  add(em, sectionTitleType, demoContent.sectionTitles);
  await em.flush();
}

function add<T extends BaseContent, I extends BaseContentInput>(
  em: SqlEntityManager,
  type: ContentType<T, I>,
  items: readonly object[],
): void {
  const entity: EntityClass<T> = type.entity;
  for (const [orderIndex, item] of items.entries()) {
    const input = toInput(type.input, { ...item, orderIndex });
    em.persist(em.create(entity, input as unknown as RequiredEntityData<T>));
  }
}
