import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Key } from '../../collection/index.ts'
import type { BoardTask } from '../../stories/boardTasks.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { applyMove } from './board.logic.ts'
import type { BoardColumn, BoardMove, BoardProps } from './board.types.ts'
import { Board } from './Board.tsx'

type Task = BoardProps<BoardTask>

/** Keeps the columns as a page does, and follows each move at once. */
export function Held(props: Task) {
  const [columns, setColumns] = useState(props.columns)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const onMove = (move: BoardMove) => {
    const answer = props.onMove?.(move)
    if (answer === false) return false
    setColumns((all) => applyMove(all, move, getKey))
    return answer
  }
  const onCollapsedChange = useCallback((id: string, isCollapsed: boolean) => {
    setCollapsed((all) => new Set(isCollapsed ? [...all, id] : [...all].filter((o) => o !== id)))
  }, [])
  return (
    <Board
      {...props}
      columns={columns.map((column) => ({
        ...column,
        isCollapsed: collapsed.has(column.id) !== (column.isCollapsed ?? false),
      }))}
      onMove={onMove}
      onCollapsedChange={props.onCollapsedChange && onCollapsedChange}
    />
  )
}

export const getKey = (task: BoardTask): Key => task.id
export const getText = (task: BoardTask) => task.title

/** Somebody else moves a card meanwhile. */
export function Live(props: Task) {
  const [columns, setColumns] = useState(props.columns)
  const follow = (move: BoardMove) => setColumns((all) => applyMove(all, move, getKey))
  return (
    <>
      <Button onPress={() => follow({ keys: ['t6'], to: 'doing', index: 0, before: 't4' })}>
        Von anderswo
      </Button>
      <Board
        {...props}
        columns={columns}
        onMove={(move) => {
          props.onMove?.(move)
          follow(move)
        }}
      />
    </>
  )
}

/** Somebody else removes a card meanwhile. */
export function Deleting(props: Task) {
  const [gone, setGone] = useState<Key>()
  return (
    <>
      <button type="button" tabIndex={-1} onClick={() => setGone('t1')}>
        Löschen
      </button>
      <Board
        {...props}
        columns={props.columns.map((column) => ({
          ...column,
          items: column.items.filter(({ id }) => id !== gone),
        }))}
      />
    </>
  )
}

/** At the end of a column's head. */
export const addButton = (column: BoardColumn<BoardTask>) => (
  <IconButton icon={Plus} size="compact" label={`Aufgabe in „${column.title}“ anlegen`} />
)
/** Under the cards of the first column. */
export const addForm = (column: BoardColumn<BoardTask>) =>
  column.id === 'open' ? (
    <Button variant="quiet" icon={Plus} isFullWidth>
      Aufgabe anlegen
    </Button>
  ) : null
