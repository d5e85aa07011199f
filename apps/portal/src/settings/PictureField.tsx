import { ApiError, useAtrium, useProfileChange } from '@atrium/api-client'
import { images, type User } from '@atrium/api-client/contract'
import { Avatar, Button, FileButton, useToasts } from '@atrium/design-system'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { pictureAt } from '../module-ports/pictures.ts'
import { usePortalMessages } from '../messages/index.ts'
import { problemText } from '../shell/connection/problems.ts'
import { useSettingsMessages } from './messages/index.ts'
import { PictureRow } from './settings.styles.ts'

/** As the server takes them (ENT-20). */
const kinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
const maxBytes = 20_971_520

/** A picture of oneself: saved at once, cut to a square, or initials without one (SET-05). */
export function PictureField({ user }: { user: User }) {
  const { t } = useSettingsMessages()
  const portal = usePortalMessages()
  const { client } = useAtrium()
  const { show } = useToasts()
  const change = useProfileChange()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ text: string; again?: () => void }>()
  const name = `${user.firstName} ${user.lastName}`.trim()
  const hasPicture = Boolean(user.pictureUrl) && user.pictureUrl !== '-not-found-'

  const run = async (work: () => Promise<unknown>, done: 'pictureSaved' | 'pictureRemoved') => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      show({ tone: 'success', title: t(done) })
    } catch (error) {
      const said = error instanceof ApiError ? error.fields.file?.[0] : undefined
      const again = said ? undefined : () => void run(work, done)
      setFailure({
        text: said ?? `${t('pictureFailed')} ${problemText(portal, error)}`,
        ...(again && { again }),
      })
    } finally {
      setBusy(false)
    }
  }
  const upload = ([file]: File[]) => {
    if (!file) return
    if (file.size > maxBytes) return setFailure({ text: t('pictureTooLarge') })
    const body = { key: 'atrium', preset: 'profile' }
    void run(async () => {
      const { url } = await client.call(images.upload, { body, files: { file: [file] } })
      await change({ pictureUrl: url })
    }, 'pictureSaved')
  }

  return (
    <PictureRow>
      <Avatar name={name} pictureUrl={pictureAt(user.pictureUrl, 140)} size="huge" />
      <div className="how">
        <div className="buttons">
          <FileButton icon={ImageUp} accept={kinds} isPending={isBusy} onFiles={upload}>
            {t(hasPicture ? 'pictureChange' : 'pictureUpload')}
          </FileButton>
          {hasPicture && (
            <Button
              variant="quiet"
              isDisabled={isBusy}
              onPress={() => void run(() => change({ pictureUrl: null }), 'pictureRemoved')}
            >
              {t('pictureRemove')}
            </Button>
          )}
        </div>
        <p>{t('pictureHint')}</p>
        <div role="alert">
          {failure?.text}{' '}
          {failure?.again && (
            <Button size="compact" onPress={failure.again}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </PictureRow>
  )
}
