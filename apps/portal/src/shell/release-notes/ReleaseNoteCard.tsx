import type { ReleaseNote } from '@atrium/api-client/contract'
import { Button, IconButton, useAnnounce } from '@atrium/design-system'
import { Sparkles, X } from 'lucide-react'
import { useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '@atrium/portal-modules/kit'
import { newsMessages } from './messages/index.ts'
import { openNews } from './news.ts'
import { CardSurface } from './releaseNotes.styles.ts'

export interface ReleaseNoteCardProps {
  note: ReleaseNote
  onClose: () => void
}

/** So much of it: who wants all of it finds it under “All news”, and work goes on beside the card. */
const shortCount = 3

/** What is new in this version: in the corner, without taking the focus from anybody's work (LAY-13). */
export default function ReleaseNoteCard({ note, onClose }: ReleaseNoteCardProps) {
  const { t } = useMessages(newsMessages)
  const announce = useAnnounce()
  const titleId = useId()
  const more = note.items.length - shortCount
  useEffect(() => announce(t('arrived', { title: note.title })), [announce, note.title, t])

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, for who is inside
    <CardSurface
      open
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header>
        <Sparkles aria-hidden="true" size={18} strokeWidth={1.75} />
        <p>{t('version', { version: note.version })}</p>
        <IconButton icon={X} label={t('close')} size="compact" hasNoTooltip onPress={onClose} />
      </header>
      <h2 id={titleId}>{note.title}</h2>
      <ul>
        {note.items.slice(0, shortCount).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {more > 0 && <p>{t('more', { count: more })}</p>}
      <footer>
        <Button
          size="compact"
          variant="quiet"
          onPress={() => {
            onClose()
            openNews()
          }}
        >
          {t('all')}
        </Button>
        <Button size="compact" variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      </footer>
    </CardSurface>,
    document.body,
  )
}
