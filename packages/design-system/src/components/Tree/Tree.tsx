// Native groups have a look and rules of their own.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useCallback, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  indexAt,
  useCollection,
  usePrinting,
  useRows,
  type CollectionModel,
  type Key,
  type Rows,
} from '../../collection/index.ts'
import { SkeletonRows } from '../../collection/SkeletonRows.tsx'
import { useStrings } from '../../intl/index.ts'
import { manySamples, prewarm } from '../../prewarm/index.ts'
import { nativeOf, type OwnNames } from '../../native/index.ts'
import { DragPreview } from '../DragPreview/index.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { treeCss } from './tree.css.ts'
import { endOf, isStatusKey, type TreeNode } from './tree.logic.ts'
import { treeStrings } from './tree.strings.ts'
import type { TreeProps } from './tree.types.ts'
import { TreeMenu } from './TreeMenu.tsx'
import { TreeRows } from './TreeRows.tsx'
import { useReveal } from './useReveal.ts'
import { useTreeDrag } from './useTreeDrag.ts'
import { useTreeKeys } from './useTreeKeys.ts'
import { useTreeMenu } from './useTreeMenu.ts'
import { useTreeMoves } from './useTreeMoves.ts'
import { useTreeNodes } from './useTreeNodes.ts'

const Root = styled.div`
  ${treeCss}
`
const keyOf = (node: TreeNode<unknown>) => node.key

const OWN: OwnNames<TreeProps<unknown>> = {
  label: true,
  roots: true,
  getKey: true,
  getText: true,
  getChildren: true,
  hasChildren: true,
  renderItem: true,
  itemHeight: true,
  expandedKeys: true,
  defaultExpandedKeys: true,
  onExpandedChange: true,
  onAction: true,
  itemActions: true,
  onMove: true,
  canDrop: true,
  isLoading: true,
  emptyState: true,
  error: true,
  height: true,
  ref: true,
}

/** Things that lie in each other, tens of thousands of them, of which only those in sight are in the page. */
export function Tree<T>(props: TreeProps<T>) {
  const { label, getText, itemHeight = 36, isLoading, emptyState, error, height } = props
  const id = useId()
  const model = useTree(props)
  const { root, nodes, rows, moves, paste, drag, spot, menu, hasMenu, events } = model
  const { focus, selection } = model.collection
  const isSelectable = !selection.isOff
  const [moving, setMoving] = useState<readonly Key[]>()
  const menuNode =
    menu.last === undefined ? undefined : nodes[model.collection.order.indexOf(menu.last)]

  const native = nativeOf(props, OWN)
  const count = nodes.length
  const state = count === 0 && !isLoading ? (error ?? emptyState) : undefined
  return (
    <Root {...native} style={{ ...native.style, '--_height': height }}>
      {state ? (
        <div className="at-tree-state" role="group" aria-label={label}>
          {state}
        </div>
      ) : (
        // The nodes inside take the focus, and the keys arrive with it.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          ref={root}
          className="at-tree-scroller"
          data-at-scroller
          role="tree"
          aria-label={label}
          aria-busy={isLoading || undefined}
          aria-multiselectable={(isSelectable && selection.isMultiple) || undefined}
          {...events}
        >
          {isLoading && count === 0 && <SkeletonRows height={itemHeight} />}
          <TreeRows
            id={id}
            rows={rows}
            nodes={nodes}
            height={itemHeight}
            activeIndex={focus.activeIndex}
            selectedKeys={isSelectable ? selection.keys : undefined}
            cut={moves.cut}
            spot={spot}
            hasMenu={hasMenu}
            textOf={getText}
            render={props.renderItem}
          />
        </div>
      )}
      {drag?.container &&
        createPortal(
          <DragPreview label={moves.namesOf([drag.key])} count={drag.keys.length} />,
          drag.container,
        )}
      {hasMenu && (
        <NodeMenu {...{ props, menu, moves, paste }} node={menuNode} onMoveTo={setMoving} />
      )}
      {moving && (
        <TargetDialog {...{ props, nodes, moves, moving }} onClose={() => setMoving(undefined)} />
      )}
    </Root>
  )
}

/** The nodes that are open, the focus among them, and what moves them. */
function useTree<T>(props: TreeProps<T>) {
  const { getText, itemHeight = 36, onAction, itemActions, onMove, onSelectionChange, ref } = props
  const { selectionMode = 'none', selectionBehavior, selectedKeys, defaultSelectedKeys } = props
  const isSelectable = selectionMode !== 'none'
  const root = useRef<HTMLDivElement>(null)
  const { direction } = useLocale()
  const { nodes, store, change, retry } = useTreeNodes(props)

  // The rows need to know who has the focus, and the focus where the rows are.
  const now = useRef<{
    rows?: Rows
    collection?: CollectionModel
    onKey?: ReturnType<typeof useTreeKeys<T>>
  }>({})
  const toggle = (node: TreeNode<T>, index: number) => {
    const active = now.current.collection?.focus.activeIndex ?? -1
    const isInside = node.isOpen && active > index && active < endOf(nodes, index)
    if (isInside) now.current.collection?.focus.focusAt(index)
    change([node.key], !node.isOpen)
  }
  const indexOf = (node: TreeNode<T>) => nodes.indexOf(node)
  const act = (node: TreeNode<T>) => {
    if (node.status === 'failed') retry(parentKeyOf(nodes, indexOf(node)))
    else if (node.status) return
    else if (onAction) onAction(node.item)
    else if (node.isBranch) toggle(node, indexOf(node))
  }
  const menu = useTreeMenu()
  const hasMenu = itemActions !== undefined || onMove !== undefined
  const collection = useCollection<TreeNode<T>>({
    selectionMode,
    selectionBehavior,
    selectedKeys,
    defaultSelectedKeys,
    // Lines that say how children are doing are no items.
    onSelectionChange: (keys) => onSelectionChange?.(withoutStatus(keys)),
    root,
    items: nodes,
    getKey: keyOf,
    getText: useCallback((node: TreeNode<T>) => (node.status ? '' : getText(node.item)), [getText]),
    onAction: onAction || !isSelectable ? act : undefined,
    isOpenedByClick: !isSelectable,
    onItemKeyDown: (...event) => now.current.onKey?.(...event),
    scrollTo: useCallback((index: number) => now.current.rows?.scrollToIndex(index), []),
    pageLength: useCallback(() => {
      const range = now.current.rows?.range
      return range ? Math.max(1, range.endIndex - range.startIndex) : 10
    }, []),
  })
  const { order, focus, selection, handlers } = collection
  const moves = useTreeMoves({ props, nodes, store, selection, open: (key) => change([key], true) })
  const paste = (key: Key) => moves.move(moves.cut, { into: key, before: undefined })
  const { drag, spot, onPointerDown } = useTreeDrag({
    root,
    nodes,
    rowHeight: itemHeight,
    isOff: onMove === undefined,
    isRtl: direction === 'rtl',
    keysOf: moves.keysOf,
    canHold: (index) => {
      const node = nodes[index]
      return node !== undefined && !node.status && store.canHold(node.item, node.key)
    },
    canDrop: moves.mayGo,
    onDrop: moves.move,
    onRest: (key) => change([key], true),
  })
  const isPrinting = usePrinting()
  const rows = useRows({
    root,
    count: nodes.length,
    rowHeight: itemHeight,
    isWhole: isPrinting,
    // The dragged node stays in the page while the tree scrolls, or the browser ends the drag.
    pinned: drag ? [focus.activeIndex, order.indexOf(drag.key)] : [focus.activeIndex],
  })
  const onKey = useTreeKeys<T>({
    nodes,
    focus,
    change,
    act,
    cut: onMove && moves.cutNode,
    paste: onMove && paste,
    stopCut: moves.stopCut,
    showMenu: hasMenu ? (key, element) => menu.show(key, element, 'first') : undefined,
  })
  useLayoutEffect(() => {
    now.current = { rows, collection, onKey }
  })
  useReveal({ ref, nodes, store, rows, focus, change })

  const events = useTreeEvents({ nodes, menu, hasMenu, handlers, toggle, act, onPointerDown })
  return { root, nodes, rows, collection, moves, paste, drag, spot, menu, hasMenu, events }
}

interface TreeEventsOptions<T> {
  nodes: readonly TreeNode<T>[]
  menu: ReturnType<typeof useTreeMenu>
  hasMenu: boolean
  handlers: CollectionModel['handlers']
  toggle: (node: TreeNode<T>, index: number) => void
  act: (node: TreeNode<T>) => void
  onPointerDown: (event: React.PointerEvent<HTMLElement>) => void
}

/** Clicks and presses of the whole tree, told by what in a node they meet. */
function useTreeEvents<T>(options: TreeEventsOptions<T>) {
  const { nodes, menu, hasMenu, handlers, toggle, act, onPointerDown } = options
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    const index = indexAt(target)
    const node = nodes[index]
    if (node && target.closest('[data-at-toggle]')) toggle(node, index)
    else if (node && target.closest('[data-at-retry]')) act(node)
    else if (node && target.closest('[data-at-menu]'))
      menu.show(node.key, target.closest('button')!, event.detail === 0 ? 'first' : true)
    else handlers.onClick(event)
  }
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('[data-at-toggle]')) handlers.onDoubleClick(event)
  }
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const node = nodes[indexAt(event.target)]
    if (!hasMenu || !node || node.status) return
    event.preventDefault()
    menu.show(node.key, event.target as Element, true, { x: event.clientX, y: event.clientY })
  }
  return {
    ...handlers,
    onClick,
    onDoubleClick,
    onContextMenu,
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      onPointerDown(event)
      handlers.onPointerDown(event)
    },
  }
}

type Moves<T> = ReturnType<typeof useTreeMoves<T>>

interface NodeMenuProps<T> {
  props: TreeProps<T>
  /** Undefined: it went meanwhile. */
  node: TreeNode<T> | undefined
  menu: ReturnType<typeof useTreeMenu>
  moves: Moves<T>
  paste: (key: Key) => void
  onMoveTo: (keys: readonly Key[]) => void
}

function NodeMenu<T>({ props, node, menu, moves, paste, onMoveTo }: NodeMenuProps<T>) {
  return (
    <TreeMenu
      menu={menu}
      name={node ? props.getText(node.item) : ''}
      canMove={!moves.isOff}
      canPaste={node !== undefined && moves.mayGo(moves.cut, { into: node.key, before: undefined })}
      onCut={() => node && moves.cutNode(node.key)}
      onPaste={() => node && paste(node.key)}
      onMoveTo={() => node && onMoveTo(moves.keysOf(node.key))}
    >
      {node && props.itemActions?.(node.item)}
    </TreeMenu>
  )
}

interface TargetDialogProps<T> {
  props: TreeProps<T>
  nodes: readonly TreeNode<T>[]
  moves: Moves<T>
  moving: readonly Key[]
  onClose: () => void
}

/** Asks for a node to move others into: the same tree once more. */
function TargetDialog<T>({ props, nodes, moves, moving, onClose }: TargetDialogProps<T>) {
  const strings = useStrings(treeStrings)
  return (
    <MoveDialog
      names={moves.namesOf(moving)}
      mayGo={(into) => moves.mayGo(moving, { into, before: undefined })}
      onMove={(into) => {
        onClose()
        moves.move(moving, { into, before: undefined })
      }}
      onClose={onClose}
      renderTree={(chosen, onChoose) => (
        <Tree
          label={strings.targets}
          roots={props.roots}
          getKey={props.getKey}
          getText={props.getText}
          getChildren={props.getChildren}
          hasChildren={props.hasChildren}
          renderItem={props.renderItem}
          itemHeight={props.itemHeight ?? 36}
          defaultExpandedKeys={props.expandedKeys ?? openOf(nodes)}
          selectionMode="single"
          selectedKeys={chosen === undefined ? new Set() : new Set([chosen])}
          onSelectionChange={(keys) => onChoose([...keys][0])}
          height="min(420px, 50dvh)"
        />
      )}
    />
  )
}

function withoutStatus(keys: ReadonlySet<Key>): ReadonlySet<Key> {
  for (const key of keys)
    if (isStatusKey(key)) return new Set([...keys].filter((one) => !isStatusKey(one)))
  return keys
}

function openOf<T>(nodes: readonly TreeNode<T>[]): ReadonlySet<Key> {
  return new Set(nodes.filter(({ isOpen }) => isOpen).map(({ key }) => key))
}

/** The key of the node whose children a line stands for. */
function parentKeyOf<T>(nodes: readonly TreeNode<T>[], index: number): Key {
  return nodes[index - 1]!.key
}

prewarm(Root, () => (
  <Tree
    label=""
    roots={manySamples}
    getKey={Number}
    getText={String}
    getChildren={() => undefined}
    renderItem={String}
    selectionMode="multiple"
  />
))
