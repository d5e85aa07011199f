import type { Application } from '@atrium/api-client/contract'
import { Chip, Icon, ThemeScope } from '@atrium/design-system'
import { ArrowRight } from 'lucide-react'
import { useMessages } from '@atrium/portal-modules/kit'
import { useId } from 'react'
import { launcherMessages } from './messages/index.ts'
import { lastApplication } from '../tenant.ts'
import { TilePulse } from './TilePulse.tsx'
import { usePulse } from './usePulse.ts'
import { Tile, Tiles } from './launcher.styles.ts'

interface LauncherTilesProps {
  applications: readonly Application[]
  onOpen: (applicationId: number) => void
}

/** One tile an application, in its own colour, with what goes on there; the one opened last says so. */
export function LauncherTiles({ applications, onOpen }: LauncherTilesProps) {
  const { t: own } = useMessages(launcherMessages)
  const last = lastApplication()
  const pulses = usePulse(applications.map(({ id }) => id))
  const sentence = useId()
  return (
    <Tiles>
      {applications.map(({ id, displayName, description, colour }) => (
        <li key={id}>
          <ThemeScope theme={colour ? { primary: colour } : undefined}>
            <Tile type="button" aria-describedby={`${sentence}${id}`} onClick={() => onOpen(id)}>
              <span className="mark" aria-hidden="true">
                {displayName.slice(0, 1)}
              </span>
              <span className="words">
                <strong>{displayName}</strong>
                {description && <span>{description}</span>}
                <TilePulse pulse={pulses?.get(id)} id={`${sentence}${id}`} />
              </span>
              {id === last && (
                <span className="last">
                  <Chip>{own('last')}</Chip>
                </span>
              )}
              <Icon icon={ArrowRight} />
            </Tile>
          </ThemeScope>
        </li>
      ))}
    </Tiles>
  )
}
