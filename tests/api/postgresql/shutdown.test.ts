import { expect, test } from 'vitest';
import { Database } from '../../../server/database/database';
import { createDatabase } from '../../support/databases';

test('a database that is closed under units of work lets them end, and closes', async () => {
  const place = await createDatabase();
  for (let round = 0; round < 10; round += 1) {
    const database = await Database.open(place.location);
    const units = Array.from({ length: 5 }, (_, index) =>
      database.read((em) => em.execute<{ answer: number }[]>(`select ${index} as answer`)),
    );
    await database.close();
    const answers = await Promise.all(units);
    expect(answers.map(([row]) => row?.answer)).toEqual([0, 1, 2, 3, 4]);
  }
  await place.remove();
});
