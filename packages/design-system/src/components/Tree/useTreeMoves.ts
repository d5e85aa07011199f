import { useState } from 'react'
import { useLocale } from 'react-aria-components'
import type { Key, SelectionModel } from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { useAnnounce } from '../LiveRegion/index.ts'
import { isInside, movedWith, type TreeNode, type TreePlace } from './tree.logic.ts'
import { treeStrings } from './tree.strings.ts'
import type { TreeStore } from './treeStore.ts'
import type { TreeProps } from './tree.types.ts'

interface Options<T> {
  props: TreeProps<T>
  nodes: readonly TreeNode<T>[]
  store: TreeStore<T>
  selection: SelectionModel
  /** Opens what something was moved into. */
  open: (key: Key) => void
}

/** Moving nodes, whichever way it is asked for: what may go where, and what is said of it. */
export function useTreeMoves<T>({ props, nodes, store, selection, open }: Options<T>) {
  const { onMove, canDrop, getText } = props
  const [cut, setCut] = useState<readonly Key[]>([])
  const announce = useAnnounce()
  const own = useStrings(treeStrings)
  const { locale } = useLocale()

  const indexOf = (key: Key) => nodes.findIndex((node) => node.key === key)
  const nameOf = (key: Key | undefined) => {
    const node = key === undefined ? undefined : nodes[indexOf(key)]
    return node ? getText(node.item) : own.top
  }
  const namesOf = (keys: readonly Key[]) =>
    keys.length === 1 ? nameOf(keys[0]) : own.some(keys.length.toLocaleString(locale))

  const keysOf = (key: Key) => movedWith(nodes, key, selection.keys)
  const mayGo = (keys: readonly Key[], { into, before }: TreePlace) => {
    if (!onMove || keys.length === 0) return false
    const index = into === undefined ? -1 : indexOf(into)
    if (into !== undefined && index < 0) return false
    if (index >= 0 && isInside(nodes, index, new Set(keys))) return false
    if (canDrop) return canDrop({ keys, into, before })
    const node = nodes[index]
    return !node || store.canHold(node.item, node.key)
  }
  const move = (keys: readonly Key[], { into, before }: TreePlace) => {
    setCut([])
    const said = { names: namesOf(keys), target: nameOf(into) }
    if (!mayGo(keys, { into, before })) {
      announce(own.refused(said.names, said.target))
      return
    }
    if (into !== undefined) open(into)
    onMove?.({ keys, into, before })
    announce(own.moved(said.names, said.target))
  }
  const cutNode = (key: Key) => {
    const keys = keysOf(key)
    setCut(keys)
    announce(own.wasCut(namesOf(keys)))
  }
  const stopCut = () => {
    if (cut.length > 0) setCut([])
    return cut.length > 0
  }
  return { cut, cutNode, stopCut, keysOf, namesOf, mayGo, move, isOff: onMove === undefined }
}
