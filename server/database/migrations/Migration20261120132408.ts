import { Migration } from '@mikro-orm/migrations';

export class Migration20261120132408 extends Migration {
  override name = 'Migration20261120132408';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "owner" add "is_password_made" boolean not null default false, add "is_demo_answered" boolean not null default false, add "is_checklist_dismissed" boolean not null default false;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "owner" drop column "is_password_made", drop column "is_demo_answered", drop column "is_checklist_dismissed";`,
    );
  }
}
