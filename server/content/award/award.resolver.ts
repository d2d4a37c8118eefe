import { Resolver } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { Award, awardType } from './award.entity';

@Resolver(() => Award)
export class AwardResolver extends createListResolver(awardType) {}
