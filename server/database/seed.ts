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

/** The demo content of one type, in its order, through the same validation as everything else. */
export interface DemoItems {
  type: ContentType;
  items: readonly BaseContentInput[];
}

/** What an item of a type may look like. */
export function demoExample(type: ContentType): object | undefined {
  return readDemoItems().find((items) => items.type === type)?.items[0];
}

/** Fills empty tables with the demo content. */
export async function seedDemoContent(em: SqlEntityManager): Promise<void> {
  for (const { type, items } of readDemoItems()) {
    const entity: EntityClass<BaseContent> = type.entity;
    for (const item of items) em.persist(em.create(entity, item as unknown as RequiredEntityData<BaseContent>));
  }
  await em.flush();
}

export function readDemoItems(): DemoItems[] {
  return [
    itemsOf(heroType, [demoContent.hero]),
    itemsOf(aboutCardType, demoContent.aboutCards),
    itemsOf(experienceType, demoContent.experiences),
    itemsOf(projectType, demoContent.projects),
    itemsOf(statType, demoContent.stats),
    itemsOf(testimonialType, demoContent.testimonials),
    itemsOf(contactInfoType, demoContent.contactInfo),
    itemsOf(awardType, demoContent.awards),
    itemsOf(educationType, demoContent.education),
    itemsOf(certificationType, demoContent.certifications),
    itemsOf(skillCategoryType, demoContent.skills),
    itemsOf(sectionTitleType, demoContent.sectionTitles),
  ];
}

function itemsOf(type: ContentType, items: readonly object[]): DemoItems {
  return { type, items: items.map((item, orderIndex) => toInput(type.input, { ...item, orderIndex })) };
}
