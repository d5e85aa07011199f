import { Button } from '@atrium/design-system'
import { MapPin } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { ShownComment } from '../comments.logic.ts'
import type { PinPosition } from '../comments.port.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'
import { usePlaceName } from './usePlaceName.ts'

export interface PlaceButtonProps {
  model: CommentsModel
  comment: ShownComment
  place: PinPosition
}

const Root = styled.span`
  @layer at.components {
    display: block;
    margin-block-end: var(--at-space-1);
    margin-inline-start: -8px;
  }
`

/** Where a comment belongs; leads there, also to where the file itself is looked at (T-41). */
export function PlaceButton({ model, comment, place }: PlaceButtonProps) {
  const { t } = useMessages(messages)
  const { openInside } = useModuleHost()
  const nameOf = usePlaceName()
  const { pinning } = model
  const pin = model.pins.get(comment.id)
  const name = nameOf(place, pinning?.version)
  const number = pin?.number ?? 0
  const show = () => {
    if (pinning) {
      if (pin) pinning.show(pin)
    } else if (comment.url !== null) {
      if (openInside) openInside(comment.url)
      else location.assign(comment.url)
    }
  }
  return (
    <Root>
      <Button
        variant="quiet"
        size="compact"
        icon={MapPin}
        isDisabled={!pin || (!pinning && comment.url === null)}
        onPress={show}
      >
        {t('place.pin', { number, place: name })}
      </Button>
    </Root>
  )
}
