import { IconButton } from '@atrium/design-system'
import { Rocket } from 'lucide-react'
import { usePortalMessages } from '../messages/index.ts'
import { useTours } from './Tours.tsx'

/** The rocket: there while a tour waits that was not gone through (LAY-14, TOUR-09). */
export function TourButton() {
  const { t } = usePortalMessages()
  const { offered, start } = useTours()
  if (!offered) return null
  return (
    <IconButton
      icon={Rocket}
      label={offered === 'welcome' ? t('tourOfPortal') : t('tourOfPage')}
      onPress={() => start(offered)}
    />
  )
}
