import { styled } from 'styled-components'
import { clockOf, useMessages, usePinning } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { trackCss } from './notes.css.ts'
import { PinButton } from './PinButton.tsx'
import { momentsIn } from './places.logic.ts'

const Track = styled.div`
  ${trackCss}
`
const GROUP = { role: 'group' }

/** The moments of a sound or film that are talked about, along its length (T-41). */
export function PinTrack({
  duration,
  onJump,
}: {
  duration: number
  onJump: (seconds: number) => void
}) {
  const { t } = useMessages(messages)
  const pinning = usePinning()
  if (!pinning || !(duration > 0)) return null
  const pins = momentsIn(pinning.pins, pinning.version)
  if (pins.length === 0) return null
  return (
    <Track {...GROUP} aria-label={t('notes.moments')}>
      {pins.map((pin) => (
        <PinButton
          key={pin.number}
          pin={pin}
          label={t('notes.moment', {
            number: pin.number,
            time: clockOf(pin.place.seconds),
            text: pin.text,
          })}
          style={{ left: `${Math.min(pin.place.seconds / duration, 1) * 100}%`, top: '17px' }}
          onPress={() => onJump(pin.place.seconds)}
        />
      ))}
    </Track>
  )
}
