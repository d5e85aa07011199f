import { Button } from '@atrium/design-system'
import { Minimize2 } from 'lucide-react'
import { styled } from 'styled-components'
import { usePortalMessages } from '../messages/index.ts'
import type { Fullscreen } from './useFullscreen.ts'

const Corner = styled.div`
  position: fixed;
  z-index: 1;
  inset-block-end: calc(16px + env(safe-area-inset-bottom));
  inset-inline-start: 16px;
  border-radius: var(--at-radius-m);
  background: var(--at-raised);
  box-shadow: var(--at-shadow-float);

  @media print {
    display: none;
  }
`

/** The way out of the full screen, in the corner where nothing else stands (LAY-14). */
export function FullscreenExit({ isEntered, leave }: Fullscreen) {
  const { t } = usePortalMessages()
  return (
    <Corner>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the toggle that had the focus is gone */}
      <Button icon={Minimize2} autoFocus={isEntered} onPress={leave}>
        {t('fullscreenLeave')}
      </Button>
    </Corner>
  )
}
