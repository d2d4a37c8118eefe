import { Migration } from '@mikro-orm/migrations';

export class Migration20261120000000 extends Migration {
  override name = 'Migration20261120000000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "about_card" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "subtitle" text null, "description" text not null);`,
    );

    this.addSql(
      `create table "award" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "organization" text not null, "year" text not null, "icon" text not null);`,
    );

    this.addSql(
      `create table "certification" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "name" text not null, "issuer" text not null, "year" text not null, "icon" text not null, "certificate_link" text null, "certificate_id" text null);`,
    );

    this.addSql(
      `create table "contact_info" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "type" text not null, "value" text not null, "label" text not null);`,
    );

    this.addSql(
      `create table "contact_message" ("id" serial primary key, "name" text not null, "email" text not null, "message" text not null, "client_id" uuid null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_client_id_unique" unique ("client_id");`,
    );
    this.addSql(`create index "contact_message_created_at_index" on "contact_message" ("created_at");`);

    this.addSql(
      `create table "education" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "degree" text not null, "institution" text not null, "year" text not null, "icon" text not null);`,
    );

    this.addSql(
      `create table "experience" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "position" text not null, "company" text not null, "duration" text not null, "location" text null, "description" text not null, "technologies" text null, "achievements" text null);`,
    );

    this.addSql(
      `create table "hero" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "subtitle" text not null, "description" text not null, "badge" text not null, "badge_emoji" text not null, "cta_text" text not null, "cta_style" text not null);`,
    );

    this.addSql(
      `create table "owner" ("id" serial primary key, "username" text not null, "password_hash" text not null, "token_version" int not null default 1, "signing_secret" text not null);`,
    );

    this.addSql(
      `create table "project" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "title" text not null, "short_description" text null, "description" text not null, "image_url" text null, "github_url" text null, "live_url" text null, "technologies" text null, "category" text not null);`,
    );

    this.addSql(
      `create table "revision" ("number" int not null, "content" json not null, "change" json not null, "created_at" timestamptz not null default now(), primary key ("number"));`,
    );

    this.addSql(
      `create table "section_title" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "section_name" text not null, "title" text null, "subtitle" text null, "description" text null, "main_title" text null, "emoji" text null);`,
    );

    this.addSql(
      `create table "skill_category" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "category" text not null, "skills" text not null);`,
    );

    this.addSql(
      `create table "stat" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "value" text not null, "label" text not null, "icon" text not null, "type" text not null, "suffix" text null);`,
    );

    this.addSql(
      `create table "testimonial" ("id" serial primary key, "order_index" int not null default 0, "is_active" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "name" text not null, "position" text null, "company" text null, "relation" text null, "message" text not null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "about_card" cascade;`);
    this.addSql(`drop table if exists "award" cascade;`);
    this.addSql(`drop table if exists "certification" cascade;`);
    this.addSql(`drop table if exists "contact_info" cascade;`);
    this.addSql(`drop table if exists "contact_message" cascade;`);
    this.addSql(`drop table if exists "education" cascade;`);
    this.addSql(`drop table if exists "experience" cascade;`);
    this.addSql(`drop table if exists "hero" cascade;`);
    this.addSql(`drop table if exists "owner" cascade;`);
    this.addSql(`drop table if exists "project" cascade;`);
    this.addSql(`drop table if exists "revision" cascade;`);
    this.addSql(`drop table if exists "section_title" cascade;`);
    this.addSql(`drop table if exists "skill_category" cascade;`);
    this.addSql(`drop table if exists "stat" cascade;`);
    this.addSql(`drop table if exists "testimonial" cascade;`);
  }
}
