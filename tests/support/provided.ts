/** Name of the migrated database that others are copied from. */
export const templateDatabase = 'template_vitrine';

/** What the set-up of a run hands to its test files. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Which database the project runs on. */
    database: 'embedded' | 'postgresql';
    /** Data directory of a migrated, empty embedded database, to be copied. */
    templateDirectory: string;
    /** URL of the run's PostgreSQL, without the name of a database. */
    postgresqlUrl: string;
  }
}
