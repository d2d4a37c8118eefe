import { Migration } from '@mikro-orm/migrations';

export class Migration20261120112453 extends Migration {
  override name = 'Migration20261120112453';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "contact_message" add "is_read" boolean not null default false, add "is_suspicious" boolean not null default false, add "delivery" text not null default 'none', add "delivery_attempts" int not null default 0, add "next_attempt_at" timestamptz null, add "delivery_error" text null, add "claimed_until" timestamptz null, add "deleted_at" timestamptz null;`,
    );
    this.addSql(
      `create index "contact_message_delivery_next_attempt_at_index" on "contact_message" ("delivery", "next_attempt_at");`,
    );

    this.addSql(`alter table "owner" add "configured_hash" text null, add "sign_ins" json not null default '[]';`);

    this.addSql(`alter table "revision" add "subject" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "contact_message_delivery_next_attempt_at_index";`);
    this.addSql(
      `alter table "contact_message" drop column "is_read", drop column "is_suspicious", drop column "delivery", drop column "delivery_attempts", drop column "next_attempt_at", drop column "delivery_error", drop column "claimed_until", drop column "deleted_at";`,
    );

    this.addSql(`alter table "owner" drop column "configured_hash", drop column "sign_ins";`);

    this.addSql(`alter table "revision" drop column "subject";`);
  }
}
