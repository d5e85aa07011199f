import { ChevronRight, Ellipsis, RotateCw, TriangleAlert } from 'lucide-react'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { useStrings } from '../../intl/index.ts'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import type { TreeNode } from './tree.logic.ts'
import { treeStrings } from './tree.strings.ts'
import type { TreeNodeState } from './tree.types.ts'

export interface TreeItemProps {
  /** The id of the tree; the element has one made of it and its key. */
  id: string
  node: TreeNode<unknown>
  index: number
  start: number
  height: number
  isActive: boolean
  /** Undefined where nothing can be chosen. */
  isSelected: boolean | undefined
  isCut: boolean
  isDropTarget: boolean
  hasMenu: boolean
  /** Its name, for the button of its menu. */
  textOf: (item: never) => string
  render: (item: never, state: TreeNodeState) => ReactNode
}

/** One node at its place; renders only when something of its own changed. */
export const TreeItem = memo(function TreeItem(props: TreeItemProps) {
  const { id, node, index, start, height, isActive, isSelected, hasMenu } = props
  const { level, isBranch, isOpen, status } = node
  const own = useStrings(treeStrings)
  const { loading } = useStrings()
  const item = node.item as never
  const name = `${id}-${index}`
  return (
    // The keys arrive at the tree.
    <div
      className="at-tree-node"
      role="treeitem"
      tabIndex={isActive ? 0 : -1}
      aria-labelledby={name}
      aria-level={level}
      aria-posinset={node.place}
      aria-setsize={node.size}
      aria-expanded={isBranch ? isOpen : undefined}
      aria-selected={status ? undefined : isSelected}
      aria-haspopup={hasMenu && !status ? 'menu' : undefined}
      data-at-index={index}
      data-at-status={status}
      data-at-cut={props.isCut || undefined}
      data-at-drop={props.isDropTarget || undefined}
      style={{ insetBlockStart: start, blockSize: height, '--_level': level - 1 } as CSSProperties}
    >
      <span className="at-tree-guides" aria-hidden="true" />
      <span
        className="at-tree-toggle"
        aria-hidden="true"
        data-at-toggle={isBranch ? '' : undefined}
      >
        {isBranch && <Icon icon={ChevronRight} size={16} />}
        {status === 'loading' && <Spinner size={14} label="" />}
        {status === 'failed' && <Icon icon={TriangleAlert} size={16} />}
      </span>
      <span className="at-tree-content" id={name}>
        {status === undefined
          ? props.render(item, {
              isSelected: isSelected ?? false,
              isExpanded: isOpen,
              isBranch,
              level,
            })
          : status === 'loading'
            ? loading
            : own.failed}
      </span>
      {status === 'failed' && (
        <button type="button" className="at-tree-retry" tabIndex={-1} data-at-retry="">
          <Icon icon={RotateCw} size={15} />
          {own.retry}
        </button>
      )}
      {hasMenu && !status && (
        <button
          type="button"
          className="at-tree-actions"
          tabIndex={-1}
          aria-label={own.actions(props.textOf(item))}
          data-at-menu=""
        >
          <Icon icon={Ellipsis} />
        </button>
      )}
    </div>
  )
})
