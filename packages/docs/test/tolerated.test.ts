import { expect, it } from 'vitest';
import { chapterText } from '../src/chapters/chapter.ts';
import { readApi } from '../src/spec/api.ts';

it.each(['open-source', 'managed'] as const)(
  'the chapter about tiles lists what the service of %s tolerates',
  async (name) => {
    const text = await chapterText(await readApi(name), { slug: 'tiles', title: 'Tiles and their kinds' });
    expect(text).toContain('| `TileInput` | `asRatio`, `series`, `config`, `containerId`, `tabId` |');
    expect(text).toContain('| `SelectItem` | `level` |');
    expect(text).toContain('| `DashboardInput` | `filters`, `savedFilterValues`, `containers` |');
  },
);
