import { createContext, use, type KeyboardEvent, type MouseEvent, type Ref } from 'react'

/** A press on a control, by pointer, Enter, Space or touch: the click that the browser makes of it. */
export type PressEvent = MouseEvent<HTMLElement>

/** What a control carries that opens an overlay. */
export interface Trigger {
  /** Takes the control's element: the overlay stands beside it. */
  ref: Ref<HTMLElement>
  id: string
  'aria-haspopup': 'menu' | 'dialog' | 'listbox'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: PressEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Reaches the control from the overlay that it opens; see `MenuTrigger`. */
export const TriggerContext = createContext<Trigger | undefined>(undefined)

/** What the surrounding overlay wants its control to carry; nothing elsewhere. */
export function useTrigger(): Trigger | undefined {
  return use(TriggerContext)
}
