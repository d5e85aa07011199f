import { Button } from '@atrium/design-system'
import { kitMessages } from '../language/kit-messages.ts'
import { useMessages } from '../language/useMessages.ts'

interface DiscardButtonProps {
  isDisabled?: boolean
  onDiscard: () => void
}

/** Takes back what was entered. It goes with that, so the focus moves on to the button beside it. */
export function DiscardButton({ isDisabled, onDiscard }: DiscardButtonProps) {
  const { t } = useMessages(kitMessages)
  return (
    <Button
      variant="quiet"
      isDisabled={isDisabled}
      onPress={({ currentTarget }) => {
        const { nextElementSibling: save } = currentTarget
        if (save instanceof HTMLElement) save.focus()
        onDiscard()
      }}
    >
      {t('discard')}
    </Button>
  )
}
