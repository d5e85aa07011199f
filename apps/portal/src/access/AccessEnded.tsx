import { later } from '@atrium/design-system'
import { useEndedAccess } from './endedAccess.ts'

const AccessEndedScreen = later(async () => (await import('./AccessEndedDialog.tsx')).default)

/** Stands over everything once access has ended; nothing before. */
export function AccessEnded() {
  const ended = useEndedAccess()
  return ended && <AccessEndedScreen {...ended} />
}
