import { Banner, Button, OverlayBannerProvider } from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { useState, type ReactNode } from 'react'
import { accessMessages } from '../../access/messages/index.ts'
import { forgetTexts } from './keptTexts.ts'
import { KeptTextsDialog } from './KeptTextsDialog.tsx'
import type { TypedText } from './unsaved.ts'

interface KeptTextsBannerProps {
  texts: readonly TypedText[]
  /** What else is said of the page, for the dialog that lies over it. */
  beside: ReactNode
}

/** Offers texts from before a sign-in whose fields are not on the page yet. */
export function KeptTextsBanner({ texts, beside }: KeptTextsBannerProps) {
  const { t } = useMessages(accessMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Banner
        tone="info"
        action={
          <Button size="compact" onPress={() => setOpen(true)}>
            {t('keptShow')}
          </Button>
        }
        onClose={forgetTexts}
      >
        <strong>{t('kept')}</strong> {t('keptDetail')}
      </Banner>
      {isOpen && (
        <OverlayBannerProvider banner={beside}>
          <KeptTextsDialog texts={texts} onClose={() => setOpen(false)} />
        </OverlayBannerProvider>
      )}
    </>
  )
}
