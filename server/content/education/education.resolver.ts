import { Resolver } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { Education, educationType } from './education.entity';

@Resolver(() => Education)
export class EducationResolver extends createListResolver(educationType) {}
