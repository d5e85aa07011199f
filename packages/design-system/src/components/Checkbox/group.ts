import { createContext, use, type InvalidEvent } from 'react'

/** What a group has in common with its boxes. */
export interface Group {
  value: readonly string[]
  /** Chooses a value of the group or takes it back. */
  onChange: (value: string, isSelected: boolean) => void
  isDisabled: boolean | undefined
  isInvalid: boolean
  /** One has to be chosen and none is. */
  needsOne: boolean
  name: string | undefined
  onInvalid: (event: InvalidEvent<HTMLInputElement>) => void
}

export const GroupContext = createContext<Group | undefined>(undefined)

/** The group around a box, if there is one. */
export function useGroup(): Group | undefined {
  return use(GroupContext)
}
