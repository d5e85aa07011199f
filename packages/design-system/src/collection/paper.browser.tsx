import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { DataTable } from '../components/DataTable/index.ts'
import { TileGrid } from '../components/TileGrid/index.ts'
import { Tree } from '../components/Tree/index.ts'
import { VirtualList } from '../components/VirtualList/index.ts'
import { ThemeScope } from '../scope/ThemeScope.tsx'
import '../styles/base.css'

interface Session {
  send: (method: string, params?: object) => Promise<unknown>
}

const on = (media: 'print' | '') =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media })

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(async () => {
  await on('')
  root.unmount()
  host.remove()
})

const ITEMS = Array.from({ length: 300 }, (_, index) => ({ id: index, name: `Motiv ${index}` }))
type Item = (typeof ITEMS)[number]
const about = {
  label: 'Motive',
  items: ITEMS,
  height: '300px',
  getKey: (item: Item) => item.id,
  getText: (item: Item) => item.name,
}
const renderName = (item: Item) => item.name

const COLLECTIONS: Record<string, ReactNode> = {
  list: <VirtualList {...about} itemHeight={40} renderItem={renderName} />,
  'list under headings': (
    <VirtualList
      {...about}
      itemHeight="auto"
      renderItem={renderName}
      sections={{
        keyOf: (item) => Math.floor(item.id / 50),
        titleOf: (first) => `Ab ${first.id}`,
      }}
    />
  ),
  tiles: (
    <TileGrid {...about} minTileWidth={120} renderPicture={renderName} renderCaption={renderName} />
  ),
  table: (
    <DataTable
      {...about}
      rows={ITEMS}
      columns={[{ id: 'name', title: 'Name', text: (item: Item) => item.name }]}
    />
  ),
  tree: <Tree {...about} roots={ITEMS} getChildren={() => undefined} renderItem={renderName} />,
}

test.for(Object.entries(COLLECTIONS))(
  '%s: on paper everything stands below each other, without a gap; afterwards it is a window again',
  async ([name, collection]) => {
    flushSync(() => root.render(<ThemeScope isRoot>{collection}</ThemeScope>))
    const inPage = () => [...host.querySelectorAll<HTMLElement>('[data-at-index]')]
    expect(inPage().length).toBeLessThan(150)
    await on('print')
    await expect.poll(() => inPage().length).toBe(ITEMS.length)
    const boxes = inPage().map((item) => item.getBoundingClientRect())
    // Only tiles stand beside each other, as many as fit into the line before.
    const perLine = boxes.filter(({ top }) => top === boxes[0]!.top).length
    expect(perLine).toBe(name === 'tiles' ? Math.floor(host.clientWidth / boxes[0]!.width) : 1)
    for (let index = perLine; index < boxes.length; index++) {
      const room = boxes[index]!.top - boxes[index - perLine]!.bottom
      expect(room).toBeGreaterThanOrEqual(-1)
      // For a heading, not for a page of nothing.
      expect(room).toBeLessThan(60)
    }
    expect(host.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(boxes.at(-1)!.bottom - 1)
    await on('')
    await expect.poll(() => inPage().length).toBeLessThan(150)
  },
)
