import { describeQuery, useAtrium, useCall } from '@atrium/api-client'
import { releaseNotes } from '@atrium/api-client/contract'
import { specVersion } from '@atrium/api-client/values'
import { Button, dateFormat, Dialog, Skeleton, StateScreen } from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { usePortalMessages } from '../../messages/index.ts'
import { useServices } from '../../services.tsx'
import { problemMessage } from '../connection/problems.ts'
import { newsMessages } from './messages/index.ts'
import { closeNews } from './news.ts'
import { NoteList, RunningVersion } from './releaseNotes.styles.ts'

/** The notes of all versions, the newest first: readable whenever somebody wants to (T-15); with the version that runs (GEN-12). */
export default function ReleaseNotesDialog() {
  const { t, locale } = usePortalMessages()
  const { t: own } = useMessages(newsMessages)
  const { client, scope } = useAtrium()
  const { version: runningVersion } = useServices().config
  const query = describeQuery(client, { ...scope, tenant: 0 }, releaseNotes.list, {})
  // They come in the language of the moment.
  const notes = useCall({ ...query, key: [...query.key, locale] })
  const day = dateFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Dialog isOpen onOpenChange={closeNews} title={t('news')}>
      {notes.state === 'failed' ? (
        <StateScreen
          kind={notes.error.isOffline ? 'offline' : 'error'}
          headingLevel={3}
          title={t(problemMessage(notes.error))}
          reference={notes.error.traceId}
          action={<Button onPress={notes.retry}>{t('retry')}</Button>}
        />
      ) : notes.state !== 'ready' ? (
        <Skeleton lines={6} />
      ) : (
        <NoteList>
          {notes.data.map(({ version, releasedOn, title, items }) => (
            <li key={version}>
              <h3>{title}</h3>
              <p>
                {own('version', { version })} · {day.format(new Date(releasedOn))}
              </p>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </NoteList>
      )}
      <RunningVersion>{own('running', { version: runningVersion, specVersion })}</RunningVersion>
    </Dialog>
  )
}
