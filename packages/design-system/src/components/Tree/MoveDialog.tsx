import { useState, type ReactNode } from 'react'
import type { Key } from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { treeStrings } from './tree.strings.ts'

interface MoveDialogProps {
  /** What moves, in words. */
  names: string
  mayGo: (into: Key | undefined) => boolean
  onMove: (into: Key | undefined) => void
  onClose: () => void
  /** The targets, as a tree that chooses one. */
  renderTree: (chosen: Key | undefined, onChoose: (key: Key | undefined) => void) => ReactNode
}

/** Moving without dragging: the target is chosen in a tree. */
export function MoveDialog({ names, mayGo, onMove, onClose, renderTree }: MoveDialogProps) {
  const own = useStrings(treeStrings)
  const { cancel } = useStrings()
  const [chosen, setChosen] = useState<Key>()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={own.moveTitle(names)}
      description={own.moveDetail}
      footer={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button isDisabled={!mayGo(undefined)} onPress={() => onMove(undefined)}>
            {own.top}
          </Button>
          <Button
            variant="primary"
            isDisabled={chosen === undefined || !mayGo(chosen)}
            onPress={() => onMove(chosen)}
          >
            {own.move}
          </Button>
        </>
      }
    >
      {renderTree(chosen, setChosen)}
    </Dialog>
  )
}
