import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node.js has made of the program's text is kept beside it, which halves the time that the next start needs for
// it. A folder that cannot be written costs nothing but that.
enableCompileCache(join(import.meta.dirname, 'compiled'));
const { serve } = await import('./serve');
await serve(join(import.meta.dirname, '../client'));
