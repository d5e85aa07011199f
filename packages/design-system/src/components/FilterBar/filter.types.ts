import type { LucideIcon } from 'lucide-react'

export interface FilterOption {
  /** Identifies it in the value. */
  value: string
  /** What people read. */
  label: string
  /** Lucide icon before it. */
  icon?: LucideIcon
}

export interface Filter {
  /** Identifies it in the value. */
  id: string
  /** What is narrowed, for example "Kunde". */
  label: string
  /** What can be chosen; from 12 on they can be searched. Read only while something is chosen or looked for. */
  options: readonly FilterOption[]
  /** Several may be chosen. */
  isMultiple?: boolean
  /** One is always chosen, such as a year: there is no "all" and no cross. */
  isRequired?: boolean
  /** The word for no choice; default "Alle". */
  allLabel?: string
}

/** What is chosen of each filter; nothing means all. */
export type FilterValue = Readonly<Record<string, readonly string[]>>
