import { DateTimeISOResolver } from 'graphql-scalars';
import { Arg, Authorized, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { limits } from '../../schema/limits';
import type { Context } from '../context';
import { tokenLifetime } from './token';

@ObjectType({ description: 'What the owner holds after signing in.' })
export class LoginResult {
  @Field(() => String, { description: 'Goes into the header `Authorization: Bearer …` of every call.' })
  accessToken!: string;

  @Field(() => Int, { description: 'How long the token is good, in seconds.' })
  expiresIn!: number;
}

@ObjectType({ description: 'The account of the owner.' })
export class Account {
  @Field(() => String, { description: 'Name to sign in with.' })
  username!: string;
}

@ObjectType({ description: 'One time that somebody signed in as the owner.' })
export class SignIn {
  @Field(() => DateTimeISOResolver, { description: 'When it was.' })
  signedInAt!: Date;

  @Field(() => String, { description: "With what, as far as it said so: 'Firefox on Windows' and the like." })
  browser!: string;

  @Field(() => Boolean, { description: 'Whether it began the session that asks.' })
  isCurrent!: boolean;
}

@Resolver()
export class OwnerResolver {
  @Query(() => Account, { description: 'The account of who calls. For the owner only.' })
  @Authorized()
  async me(@Ctx() { services }: Context): Promise<Account> {
    return { username: await services.owner.username() };
  }

  @Query(() => [SignIn], { description: 'Who signed in lately, newest first. For the owner only.' })
  @Authorized()
  async signIns(
    @Arg('limit', () => Int, {
      defaultValue: limits.signIns.default,
      description: `How many, ${limits.signIns.max} at most.`,
    })
    limit: number,
    @Ctx() context: Context,
  ): Promise<SignIn[]> {
    const { session } = await context.requireOwner();
    return context.services.owner.signIns(limit, session);
  }

  @Mutation(() => LoginResult, { description: 'Signs the owner in.' })
  async login(
    @Arg('username', () => String, { description: 'Name of the account.' }) username: string,
    @Arg('password', () => String, { description: 'Its password.' }) password: string,
    @Ctx() { services, caller }: Context,
  ): Promise<LoginResult> {
    const accessToken = await services.owner.signIn({ username, password }, caller);
    return { accessToken, expiresIn: tokenLifetime };
  }

  @Mutation(() => LoginResult, { description: 'Exchanges a token that is still good for a fresh one.' })
  async renewToken(@Ctx() { services, token }: Context): Promise<LoginResult> {
    return { accessToken: await services.owner.renew(token), expiresIn: tokenLifetime };
  }

  @Mutation(() => LoginResult, {
    description: 'Sets another password, ends all sessions, and answers a token for this one to go on with.',
  })
  @Authorized()
  async changePassword(
    @Arg('currentPassword', () => String, {
      description: 'The password as it is. Wrong ones count as failed sign-ins.',
    })
    currentPassword: string,
    @Arg('newPassword', () => String, {
      description: `The password to come, from ${limits.password.min} to ${limits.password.max} characters.`,
    })
    newPassword: string,
    @Ctx() context: Context,
  ): Promise<LoginResult> {
    const { session } = await context.requireOwner();
    const { services, caller } = context;
    const accessToken = await services.owner.changePassword({ currentPassword, newPassword }, caller.address, session);
    return { accessToken, expiresIn: tokenLifetime };
  }

  @Mutation(() => Boolean, { description: 'Ends all sessions, the one that calls included.' })
  @Authorized()
  async signOutEverywhere(@Ctx() { services }: Context): Promise<boolean> {
    await services.owner.endSessions();
    return true;
  }
}
