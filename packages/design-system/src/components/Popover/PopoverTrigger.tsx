import {
  createContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { TriggerContext, type Trigger } from '../../trigger/index.ts'

export interface PopoverTriggerProps {
  /** A button, then a `Popover`. */
  children: ReactNode
  /** Open or not, when the parent holds it. */
  isOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/** What a popover knows of the button that opens it. */
export interface PopoverState {
  /** What it stands beside. */
  triggerRef: RefObject<HTMLElement | null>
  /** Id of the dialog, which the button names. */
  dialogId: string
  /** Open or not. */
  isOpen: boolean
  /** Opens or closes it. */
  setOpen: (isOpen: boolean) => void
}

export const PopoverContext = createContext<PopoverState | undefined>(undefined)

/** Opens the popover beside its button: `<PopoverTrigger><Button/><Popover>…</Popover></PopoverTrigger>`. */
export function PopoverTrigger({ children, isOpen: held, onOpenChange }: PopoverTriggerProps) {
  const [own, setOwn] = useState(false)
  const triggerRef = useRef<HTMLElement>(null)
  const id = useId()
  const isOpen = held ?? own
  const { state, trigger } = useMemo(() => {
    const dialogId = `${id}dialog`
    const setOpen = (next: boolean) => {
      setOwn(next)
      onOpenChange?.(next)
    }
    const trigger: Trigger = {
      ref: triggerRef,
      id: `${id}button`,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? dialogId : undefined,
      onClick: (event) => {
        event.currentTarget.focus()
        setOpen(!isOpen)
      },
      onKeyDown: (event) => {
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
      },
    }
    const state: PopoverState = { triggerRef, dialogId, isOpen, setOpen }
    return { state, trigger }
  }, [id, isOpen, onOpenChange])
  return (
    <PopoverContext value={state}>
      <TriggerContext value={trigger}>{children}</TriggerContext>
    </PopoverContext>
  )
}
