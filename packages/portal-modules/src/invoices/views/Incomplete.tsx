import { Banner, Button } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { StoredRecipient } from '../invoices.port.ts'
import { messages } from '../messages/index.ts'

interface IncompleteProps {
  recipient: StoredRecipient
  onAddress: () => void
}

const Frame = styled.div`
  @layer at.components {
    margin-block-end: var(--at-space-4);
  }
`

/** The page of the host's settings, where the letterhead is. */
const settingsAddress = '/administration/configuration'

/** What invoices lack before they can be drawn, and the way to mend it (INV-04, § 14 UStG). */
export function Incomplete({ recipient, onAddress }: IncompleteProps) {
  const { t, locale } = useMessages(messages)
  const { openInside } = useModuleHost()
  const { missing, can } = recipient
  if (missing.letterhead.length + missing.recipient.length === 0) return null
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <Frame>
      <Banner
        tone="warn"
        action={
          <>
            {missing.letterhead.length > 0 && can.changeLetterhead && openInside && (
              <Button size="compact" onPress={() => openInside(settingsAddress)}>
                {t('incomplete.openLetterhead')}
              </Button>
            )}
            {missing.recipient.length > 0 && can.change && (
              <Button size="compact" onPress={onAddress}>
                {t('incomplete.address')}
              </Button>
            )}
          </>
        }
      >
        <strong>{t('incomplete.title')}.</strong>{' '}
        {missing.letterhead.length > 0 &&
          t('incomplete.letterhead', { names: list.format(missing.letterhead) })}{' '}
        {missing.letterhead.length > 0 && !can.changeLetterhead && t('incomplete.ask')}{' '}
        {missing.recipient.length > 0 &&
          t('incomplete.recipient', { names: list.format(missing.recipient) })}
      </Banner>
    </Frame>
  )
}
