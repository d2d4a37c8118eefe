import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import type { Row } from '../core/base.entity';
import { createContentResolver } from '../core/contentResolver';
import { Hero, heroType } from './hero.entity';

@Resolver(() => Hero)
export class HeroResolver extends createContentResolver(heroType) {
  @Query(() => Hero, { nullable: true, description: 'The active hero, or null when there is none.' })
  hero(@Ctx() { services }: Context): Row<Hero> | undefined {
    return services.content.published.current.rows(heroType)[0];
  }
}
