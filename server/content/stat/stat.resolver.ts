import { Resolver } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { Stat, statType } from './stat.entity';

@Resolver(() => Stat)
export class StatResolver extends createListResolver(statType) {}
