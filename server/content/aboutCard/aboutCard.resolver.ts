import { Resolver } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { AboutCard, aboutCardType } from './aboutCard.entity';

@Resolver(() => AboutCard)
export class AboutCardResolver extends createListResolver(aboutCardType) {}
