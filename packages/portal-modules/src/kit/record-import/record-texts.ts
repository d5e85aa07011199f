import type { LucideIcon } from 'lucide-react'

/** What the import of one kind of records says, in the reader's language. */
export interface RecordTexts {
  title: string
  subtitle: string
  file: {
    title: string
    detail: string
    drop: string
    kinds: string
    /** What what is there, as a file, is good for. */
    template: string
    /** The same where nothing is there yet. */
    emptyTemplate: string
  }
  /** What is recognised in a file. */
  knows: readonly (readonly [LucideIcon, string])[]
  /** What every row needs and no column has. */
  needed: string
  /** The names of the file and the sheet of what is there. */
  exportFile: string
  exportSheet: string
  /** "Kontakte übernommen" */
  done: string
}
