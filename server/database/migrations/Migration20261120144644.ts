import { Migration } from '@mikro-orm/migrations';

export class Migration20261120144644 extends Migration {
  override name = 'Migration20261120144644';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "rate_limit" ("key" text not null, "points" int not null, "ends_at" timestamptz not null, primary key ("key"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "rate_limit" cascade;`);
  }
}
