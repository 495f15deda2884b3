import { expect, it } from 'vitest';
import { chapterText } from '../src/chapters/chapter.ts';
import { readApi } from '../src/spec/api.ts';

it.each(['open-source', 'managed'] as const)(
  'the chapter about tiles of the %s reference lists the properties with `x-tolerated`',
  async (name) => {
    const text = await chapterText(await readApi(name), { slug: 'tiles', title: 'Tiles and their kinds' });
    expect(text).toMatch(/^\| .*`SelectItem`.*`TileInput`.* \| all optional properties \|$/m);
    expect(text).toMatch(/^\| .*`SelectItem`.* \| `level` \|$/m);
    expect(text).toContain('| `DashboardInput` | `tags`, `filters`, `savedFilterValues`, `containers` |');
  },
);
