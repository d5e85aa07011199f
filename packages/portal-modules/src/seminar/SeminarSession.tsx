import { useMemo } from 'react'
import type { SeminarPort } from './seminar.port.ts'
import { useSession } from './useSession.ts'
import type { SeminarEditing } from './useSeminars.ts'
import { SessionView } from './views/SessionView.tsx'

export interface SeminarSessionProps {
  port: SeminarPort
  seminarId: number
  /** Parts of the host's path before the lesson's; default none: the address is the seminar's own. */
  base?: readonly string[]
  /** Goes back to where the seminar stands in. Absent: there is no such place. */
  onLeave?: () => void
  /** What staff do with it; absent: nothing. */
  editing?: SeminarEditing
  /** Opens the form in which staff change it. */
  onEdit?: () => void
  /** Opens the choice of its package. */
  onPackage?: () => void
  /** More that may be done with it: a menu. */
  menu?: React.ReactNode
}

const noBase: readonly string[] = []

/** One seminar: its lessons, the player, its date, and the report for staff (SEM-01, SEM-03). */
export function SeminarSession({ port, seminarId, base = noBase, ...more }: SeminarSessionProps) {
  const options = useMemo(() => ({ seminarId, base }), [base, seminarId])
  const model = useSession(port, options)
  return <SessionView port={port} model={model} {...more} />
}
