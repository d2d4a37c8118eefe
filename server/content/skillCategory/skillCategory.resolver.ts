import { FieldResolver, Resolver, Root } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { splitList } from '../core/splitList';
import { SkillCategory, skillCategoryType } from './skillCategory.entity';

@Resolver(() => SkillCategory)
export class SkillCategoryResolver extends createListResolver(skillCategoryType) {
  @FieldResolver(() => [String], { description: 'The skills, one by one.' })
  skillList(@Root() skillCategory: SkillCategory): string[] {
    return splitList(skillCategory.skills, ',');
  }
}
