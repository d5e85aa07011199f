import './atriumFiles.css'
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { WORD, bySize, type FileItem } from '../../page/cases/list.ts'
import type { Peer } from '../../page/peer.ts'
import { page } from './atrium.tsx'
import { scrollerOf } from './scroller.ts'

type Keys = ReadonlySet<string | number>

/** What lists and tiles have in common. */
export interface FilesProps {
  label: string
  items: FileItem[]
  getKey: (file: FileItem) => string
  getText: (file: FileItem) => string
  height: string
  selectionMode: 'multiple'
  selectedKeys: Keys
  onSelectionChange: (keys: Keys) => void
}

export const sizeOf = (file: FileItem) => `${(file.size / 1000).toFixed(1)} kB`
export const dayOf = (file: FileItem) => file.changed.toISOString().slice(0, 10)
const keyOf = (file: FileItem) => file.id
const nameOf = (file: FileItem) => file.name

/** Files, whose order, filter and choice the page keeps. */
export function atriumFiles(View: ComponentType<FilesProps>, item: string): Peer<FileItem> {
  let order: FileItem[] = []
  let set: (files: FileItem[]) => void
  let choose: (keys: Keys) => void

  function Files() {
    const [files, setFiles] = useState(order)
    const [chosen, setChosen] = useState<Keys>(new Set())
    useLayoutEffect(() => {
      set = setFiles
      choose = setChosen
    }, [])
    return (
      <View
        label="Files"
        items={files}
        getKey={keyOf}
        getText={nameOf}
        height="100vh"
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={setChosen}
      />
    )
  }
  return {
    item,
    marked: `${item}[aria-selected=true]`,
    prepare: page.prepare,
    mount: (_root, items) => {
      order = items
      page.open(<Files />)
    },
    selectAll: () => choose(new Set(order.map(keyOf))),
    sort: () => {
      order = order.toSorted(bySize)
      set(order)
    },
    filter: () => set(order.filter((file) => file.name.includes(WORD))),
    clear: () => set(order),
    scrollToEnd: () => {
      const scroller = scrollerOf(item)
      scroller.scrollTop = scroller.scrollHeight
    },
    scrollToStart: () => (scrollerOf(item).scrollTop = 0),
  }
}
