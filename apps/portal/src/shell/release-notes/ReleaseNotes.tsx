import { useAtrium } from '@atrium/api-client'
import { releaseNotes, type ReleaseNote } from '@atrium/api-client/contract'
import { later } from '@atrium/design-system'
import { useEffect, useState } from 'react'
import { runningPreview } from '../../preview/preview.ts'
import { log, useCurrentSession, useServices } from '../../services.tsx'
import { useNewsOpen } from './news.ts'
import { startOffer } from './offer.ts'
import { isBusy } from './offer.logic.ts'
import { keepSeen, seenHere } from './seen.ts'

// News that cannot be had break nothing: the shell says itself that a part of it is missing.
const Card = later(async () => (await import('./ReleaseNoteCard.tsx')).default)
const All = later(async () => (await import('./ReleaseNotesDialog.tsx')).default)

/** What is new: a card once per version and person, and all of it whenever asked for (LAY-13, T-15). */
export default function ReleaseNotes() {
  const { client } = useAtrium()
  const { version } = useServices().config
  const subject = useCurrentSession().user?.subject ?? ''
  const [note, setNote] = useState<ReleaseNote>()
  const isOpen = useNewsOpen()

  useEffect(() => {
    if (runningPreview || seenHere(subject) === version) return
    return startOffer({
      load: async () => {
        const notes = await client.call(releaseNotes.list, {})
        // What was shown in another browser is not asked for again in this one.
        if (notes[0]?.isSeen) keepSeen(subject, notes[0].version)
        return notes
      },
      show: (next) => {
        setNote(next)
        keepSeen(subject, next.version)
        client
          .call(releaseNotes.see, { params: { version: next.version } })
          .catch((error: unknown) => log('Not remembered as seen', error))
      },
      isBusy: () => isBusy(document),
      log,
    })
  }, [client, subject, version])
  return (
    <>
      {note && <Card note={note} onClose={() => setNote(undefined)} />}
      {isOpen && <All />}
    </>
  )
}
