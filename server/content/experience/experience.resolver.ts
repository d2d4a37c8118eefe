import { FieldResolver, Resolver, Root } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { splitList } from '../core/splitList';
import { Experience, experienceType } from './experience.entity';

@Resolver(() => Experience)
export class ExperienceResolver extends createListResolver(experienceType) {
  @FieldResolver(() => [String], { description: 'The technologies, one by one.' })
  technologyList(@Root() experience: Experience): string[] {
    return splitList(experience.technologies, ',');
  }

  @FieldResolver(() => [String], { description: 'The key achievements, one by one.' })
  achievementList(@Root() experience: Experience): string[] {
    return splitList(experience.achievements, '|');
  }
}
