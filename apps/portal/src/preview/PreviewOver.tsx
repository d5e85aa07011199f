import { Banner } from '@atrium/design-system'
import { useState } from 'react'
import { usePreviewMessages } from './messages/index.ts'

/** Says that a preview is over, until it is closed: nobody should wonder why the page is another. */
export default function PreviewOver({ name }: { name: string }) {
  const { t } = usePreviewMessages()
  const [isOpen, setOpen] = useState(true)
  return (
    isOpen && (
      <Banner tone="info" onClose={() => setOpen(false)}>
        {t('over', { name })}
      </Banner>
    )
  )
}
