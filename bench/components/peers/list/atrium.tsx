import '../lib/atriumFiles.css'
import { VirtualList, type VirtualListHandle } from '@atrium/design-system/VirtualList'
import { createRef, useLayoutEffect, useState } from 'react'
import { WORD, bySize, type FileItem } from '../../page/cases/list.ts'
import type { Peer } from '../../page/peer.ts'
import { show } from '../lib/atrium.tsx'

const list = createRef<VirtualListHandle>()
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
      ref={list}
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
  mount: (root, items) => {
    order = items
    show(root, <Files />)
  },
  selectAll: () => commands.choose(new Set(order.map(keyOf))),
  sort: () => {
    order = order.toSorted(bySize)
    commands.set(order)
  },
  filter: () => commands.set(order.filter((file) => file.name.includes(WORD))),
  clear: () => commands.set(order),
  scrollToEnd: () => list.current!.scrollToKey(order.at(-1)!.id),
  scrollToStart: () => list.current!.scrollToKey(order[0]!.id),
}
