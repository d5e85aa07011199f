import { onFirstInteraction, whenIdle } from '@atrium/design-system/collection'
import { startTransition, useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { Entry } from '../file-explorer.port.ts'
import { useChoice, type Chosen } from './useChosen.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { SelectionBar, sumOf } from './SelectionBar.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

export interface ChoosingProps {
  /** The module's own element. */
  root: RefObject<HTMLElement | null>
  model: Pick<
    FileExplorerModel,
    | 'folder'
    | 'chosen'
    | 'rows'
    | 'clipboard'
    | 'hasArchives'
    | 'download'
    | 'moves'
    | 'copies'
    | 'audience'
    | 'remove'
    | 'underway'
  >
  /** Asks where entries, or copies of them, shall go. */
  onPlace: (way: 'move' | 'copy', entries: readonly Entry[]) => void
  /** Asks who shall see entries. */
  onAudience: (entries: readonly Entry[]) => void
  /** The tools of the folder. */
  children: ReactNode
}

/**
 * The tools of the folder and, in their place while something is chosen, those for that. What is
 * chosen comes and goes often, so both stay: the ones out of sight are hidden.
 */
export function Choosing({ root, model, onPlace, onAudience, children }: ChoosingProps) {
  const { chosen, rows, moves, copies, clipboard } = model
  const { entries } = useChoice(chosen, rows)
  const hasChosen = entries.length > 0
  const { folder, underway } = model
  const isEmpty = folder.state === 'ready' && folder.data.entries.length === 0
  const bars =
    Number(hasChosen) + Number(clipboard.held !== undefined) + underway.length + Number(isEmpty)
  useKeptFocus(root, bars)
  const isNear = useNear(root)
  useForesight(isNear ? rows : undefined)
  return (
    <div className="at-choosing">
      {(hasChosen || isNear) && (
        <SelectionBar
          entries={entries}
          hasArchives={model.hasArchives}
          onDownload={() => model.download(entries)}
          onMove={moves.canMove ? () => onPlace('move', entries) : undefined}
          onCopy={() => onPlace('copy', entries)}
          canCopy={copies.can}
          onAudience={model.audience && (() => onAudience(entries))}
          onRemove={() => model.remove(entries)}
          onClear={() => chosen.set(new Set())}
        />
      )}
      <div className="at-bar" data-at-away={hasChosen || undefined}>
        {children}
      </div>
    </div>
  )
}

/** Adds up all rows while nothing else is to do: they are what is mostly chosen together. */
function useForesight(rows: readonly Entry[] | undefined): void {
  useEffect(() => (rows ? whenIdle(() => void sumOf(rows)) : undefined), [rows])
}

/** Whether somebody turned to the module with a pointer, a finger or the focus. */
function useNear(root: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const come = () => startTransition(() => setNear(true))
    if (!root.current) return undefined
    return onFirstInteraction(root.current, { hearsFocus: true, onTurn: come, onScroll: come })
  }, [root])
  return isNear
}

export interface FirstChosenProps {
  chosen: Chosen
  rows: readonly Entry[]
  children: (first: Entry | undefined) => ReactNode
}

/** Shows something of the first entry that is chosen. */
export const FirstChosen = ({ chosen, rows, children }: FirstChosenProps) =>
  children(useChoice(chosen, rows).entries[0])
