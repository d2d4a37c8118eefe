import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { tokenLifetime } from './token';

@ObjectType({ description: 'What the owner holds after signing in.' })
export class LoginResult {
  @Field(() => String, { description: 'Goes into the header `Authorization: Bearer …` of every call.' })
  accessToken!: string;

  @Field(() => Int, { description: 'How long the token is good, in seconds.' })
  expiresIn!: number;
}

@Resolver()
export class OwnerResolver {
  @Mutation(() => LoginResult, { description: 'Signs the owner in.' })
  async login(
    @Arg('username', () => String, { description: 'Name of the account.' }) username: string,
    @Arg('password', () => String, { description: 'Its password.' }) password: string,
    @Ctx() { services, address }: Context,
  ): Promise<LoginResult> {
    const accessToken = await services.owner.signIn({ username, password }, address);
    return { accessToken, expiresIn: tokenLifetime };
  }

  @Mutation(() => LoginResult, { description: 'Exchanges a token that is still good for a fresh one.' })
  async renewToken(@Ctx() { services, token }: Context): Promise<LoginResult> {
    return { accessToken: await services.owner.renew(token), expiresIn: tokenLifetime };
  }
}
