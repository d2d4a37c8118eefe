import { FieldResolver, Resolver, Root } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { splitList } from '../core/splitList';
import { Project, projectType } from './project.entity';

@Resolver(() => Project)
export class ProjectResolver extends createListResolver(projectType) {
  @FieldResolver(() => [String], { description: 'The technologies, one by one.' })
  technologyList(@Root() project: Project): string[] {
    return splitList(project.technologies, ',');
  }
}
