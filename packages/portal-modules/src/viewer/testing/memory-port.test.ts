import { expect, test } from 'vitest'
import { describeViewerPort } from './contract.ts'
import { buildFile, twoVersions } from './fixtures.ts'
import { createMemoryViewer } from './memory-port.ts'

describeViewerPort('memory', async () => {
  const items = [
    buildFile({ id: 1 }),
    buildFile({ id: 2, name: 'Motiv 02.png' }),
    buildFile({ id: 3, kind: 'none', name: 'Styleguide.pdf' }),
  ]
  const texts = ['alt', 'neu'] as const
  const { port } = createMemoryViewer({
    items: items.map((item) => (item.id === 2 ? { ...item, contentNumber: 2 } : item)),
    versions: { 2: twoVersions },
    contentOf: (_item, version = 1) => `data:,${texts[version - 1]}`,
  })
  return { port, files: [1, 2], nothing: 3, versioned: { id: 2, texts } }
})

test('without items of its own it has some, the first of which is a picture (D-08)', async () => {
  const { port } = createMemoryViewer()
  expect(await port.item(1).load()).toMatchObject({ id: 1, kind: 'file', type: 'image/png' })
  expect((await port.content(1)).url).toMatch(/^data:image/)
})
