import { ownerPassword } from '../support/builtServer';
import { Client } from '../support/client';
import type { Door } from './door';

/** @returns the owner, signed in */
export async function signIn(url: string): Promise<Client> {
  const visitor = new Client(url);
  const { status, body, text } = await visitor.rest('POST', '/api/auth/login', {
    username: 'admin',
    password: ownerPassword,
  });
  if (status !== 200) throw new Error(`The owner was not let in: ${status} ${text}`);
  return visitor.withToken((body as { access_token: string }).access_token);
}

const types = ['about', 'experiences', 'stats', 'testimonials', 'projects', 'awards', 'education'];

/** Whether visitors see what is in the tables: the revision is whole. @returns what they see otherwise */
export async function checkPublished(door: Door): Promise<string[]> {
  const complaints: string[] = [];
  for (const type of types) {
    const stored = (await door.list(`/api/admin/${type}`)).filter(({ is_active: isActive }) => isActive);
    const published = await door.list(`/api/${type}`);
    if (JSON.stringify(stored) !== JSON.stringify(published)) {
      complaints.push(`visitors see other ${type} than are stored`);
    }
  }
  return complaints;
}
