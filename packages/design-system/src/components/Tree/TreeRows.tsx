import type { CSSProperties } from 'react'
import type { Key, Rows } from '../../collection/index.ts'
import type { DropSpot, TreeNode } from './tree.logic.ts'
import { TreeItem, type TreeItemProps } from './TreeItem.tsx'

interface TreeRowsProps<T> extends Pick<TreeItemProps, 'id' | 'height' | 'hasMenu'> {
  rows: Rows
  nodes: readonly TreeNode<T>[]
  activeIndex: number
  selectedKeys: ReadonlySet<Key> | undefined
  cut: readonly Key[]
  spot: DropSpot | undefined
  textOf: (item: T) => string
  render: (item: T, state: Parameters<TreeItemProps['render']>[1]) => React.ReactNode
}

/** The nodes in sight, and where a dragged one would come to lie. */
export function TreeRows<T>(props: TreeRowsProps<T>) {
  const { id, rows, nodes, height, activeIndex, selectedKeys, spot, hasMenu } = props
  const cut = new Set(props.cut)
  const into = spot?.look === 'into' ? spot.index : -1
  return (
    <div
      className="at-tree-body"
      role="presentation"
      data-at-rows
      style={{ blockSize: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const node = nodes[index]
        return (
          node && (
            <TreeItem
              key={node.key}
              id={id}
              node={node}
              index={index}
              start={start}
              height={height}
              isActive={index === activeIndex}
              isSelected={selectedKeys?.has(node.key)}
              isCut={cut.has(node.key)}
              isDropTarget={index === into}
              hasMenu={hasMenu}
              textOf={props.textOf}
              render={props.render}
            />
          )
        )
      })}
      {spot?.look === 'line' && (
        <div
          className="at-tree-mark"
          aria-hidden="true"
          style={
            { insetBlockStart: spot.index * height, '--_level': spot.level - 1 } as CSSProperties
          }
        />
      )}
    </div>
  )
}
