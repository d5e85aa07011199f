import '../lib/atriumFiles.css'
import { VirtualList } from '@atrium/design-system/VirtualList'
import { useLayoutEffect, useState } from 'react'
import { WORD, bySize, type FileItem } from '../../page/cases/list.ts'
import type { Peer } from '../../page/peer.ts'
import { page } from '../lib/atrium.tsx'
import { scrollerOf } from '../lib/scroller.ts'

const keyOf = (file: FileItem) => file.id
const nameOf = (file: FileItem) => file.name
const renderFile = (file: FileItem) => (
  <div className="file">
    <span className="icon" />
    <span className="name">{file.name}</span>
    <span className="size">{(file.size / 1000).toFixed(1)} kB</span>
    <span className="changed">{file.changed.toISOString().slice(0, 10)}</span>
  </div>
)

interface Commands {
  set: React.Dispatch<React.SetStateAction<FileItem[]>>
  choose: (keys: ReadonlySet<string | number>) => void
}
let commands: Commands
let order: FileItem[] = []

function Files() {
  const [files, set] = useState(order)
  const [chosen, choose] = useState<ReadonlySet<string | number>>(new Set())
  useLayoutEffect(() => {
    commands = { set, choose }
  }, [])
  return (
    <VirtualList
      label="Files"
      items={files}
      getKey={keyOf}
      getText={nameOf}
      renderItem={renderFile}
      itemHeight={36}
      height="100vh"
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={choose}
    />
  )
}

export const peer: Peer<FileItem> = {
  item: '[role=option]',
  marked: '[role=option][aria-selected=true]',
  prepare: page.prepare,
  mount: (_root, items) => {
    order = items
    page.open(<Files />)
  },
  selectAll: () => commands.choose(new Set(order.map(keyOf))),
  sort: () => {
    order = order.toSorted(bySize)
    commands.set(order)
  },
  filter: () => commands.set(order.filter((file) => file.name.includes(WORD))),
  clear: () => commands.set(order),
  scrollToEnd: () => {
    const scroller = scrollerOf('[role=option]')
    scroller.scrollTop = scroller.scrollHeight
  },
  scrollToStart: () => (scrollerOf('[role=option]').scrollTop = 0),
}
