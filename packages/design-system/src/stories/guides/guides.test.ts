import { expect, test } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { guides } from './index.ts'

const names = new Set(readCatalogue().components.map(({ name }) => name))

test.each(Object.entries(guides))(
  'the guide of %s names components that are there',
  (name, guide) => {
    expect(names).toContain(name)
    for (const related of guide.related) expect(names).toContain(related)
    for (const text of [...guide.use, ...guide.not])
      for (const [, named = ''] of text.matchAll(/`([A-Z]\w+)`/g)) expect(names).toContain(named)
    expect(guide.related).not.toContain(name)
  },
)

test.each(Object.entries(guides))('the guide of %s says all of it', (_, guide) => {
  for (const part of Object.values(guide)) expect(part.length).toBeGreaterThan(0)
})
