import { FileIcon, IconButton } from '@atrium/design-system'
import { Download, ImageOff } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { formatBytes, saveAddress, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { StageProps } from '../stage.types.ts'
import { useBytes } from '../useBytes.ts'
import { useReadingFocus } from '../useReadingFocus.ts'
import type { ViewerPort } from '../viewer.port.ts'
import { LoadingItem, NotShown } from '../views/ViewerStates.tsx'
import {
  attachedFiles,
  isViewable,
  openAttachedFiles,
  type AttachedFiles,
  type NamedFile,
} from './attached-files.ts'
import { loadMail } from './load-mail.ts'
import { mailLimit } from './mail.ts'
import { mailCss } from './mail.css.ts'
import { MailHead } from './MailHead.tsx'
import { MailText } from './MailText.tsx'
import { prepareMail, type ShownMail } from './prepare-mail.ts'

/** Files that lie in another one, to be looked at over it. */
export interface FilesInside {
  port: ViewerPort
  itemId: number
  items: AttachedFiles['items']
}

export interface MailStageProps extends StageProps {
  /** Bytes; undefined where nobody knows. */
  size: number | undefined
  /** Absent: what is attached can only be had. */
  onOpenInside?: (files: FilesInside) => void
}

const Frame = styled.div`
  ${mailCss}
`

/** An e-mail, read in the browser: no server sees it, and nothing in it is loaded from elsewhere (T-72). */
export function MailStage({ size = 0, ...props }: MailStageProps) {
  return size > mailLimit ? <TooLarge {...props} /> : <Read {...props} />
}

function TooLarge({ onShown, onDownload }: StageProps) {
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return <NotShown as="too-large" onDownload={onDownload} />
}

function Read({ url, title, onShown, onFail, onDownload, onOpenInside }: Omit<MailStageProps, 'size'>) {
  const { t } = useMessages(messages)
  const read = useBytes(
    url,
    async (bytes) => prepareMail(await loadMail(bytes), (number) => t('mail.unnamed', { number })),
    // A message of Outlook may carry a workbook with a password and has none itself.
    { onShown, onFail, isNeverLocked: true },
  )
  if (read.state === 'loading') return <LoadingItem title={title} />
  if (read.state === 'broken') return <NotShown as={read.as} onDownload={onDownload} />
  return <Shown mail={read.content} title={title} onOpenInside={onOpenInside} />
} // prettier-ignore

interface ShownProps extends Pick<MailStageProps, 'onOpenInside'> {
  mail: ShownMail
  title: string
}

function Shown({ mail, title, onOpenInside }: ShownProps) {
  const { t } = useMessages(messages)
  const frame = useRef<HTMLElement>(null)
  const key = useId()
  useReadingFocus(frame)
  const inside = useMemo(() => openAttachedFiles(mail.files, key), [key, mail])
  useEffect(() => inside.release, [inside])
  const attached = attachedFiles(mail.files, mail.html)
  return (
    <Frame>
      <section
        ref={frame}
        className="at-mail"
        aria-label={t('word.label', { name: title })}
        // Whoever reads by keyboard scrolls it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <MailHead mail={mail} />
        {attached.length > 0 && (
          <section className="at-files" aria-label={t('mail.attachments', { count: attached.length })}>
            <h4>{t('mail.attachments', { count: attached.length })}</h4>
            <ul>
              {attached.map((file) => (
                <Attached key={file.id} file={file} inside={inside} onOpenInside={onOpenInside} />
              ))}
            </ul>
          </section>
        )}
        {mail.body?.hasBlocked && (
          <p className="at-note at-blocked">
            <ImageOff aria-hidden="true" />
            {t('mail.blocked')}
          </p>
        )}
        <MailText mail={mail} />
      </section>
    </Frame>
  )
} // prettier-ignore

interface AttachedProps extends Pick<MailStageProps, 'onOpenInside'> {
  file: NamedFile
  inside: AttachedFiles
}

function Attached({ file, inside, onOpenInside }: AttachedProps) {
  const { t, locale } = useMessages(messages)
  const { id, name, type, bytes } = file
  const canOpen = onOpenInside !== undefined && isViewable(file)
  const words = (
    <>
      <span className="at-file-name">{name}</span>
      <small>{bytes ? formatBytes(locale, bytes.byteLength) : t('mail.notHeld')}</small>
    </>
  )
  return (
    <li>
      <FileIcon name={name} type={type} look="tile" size="small" />
      {canOpen ? (
        <button
          type="button"
          className="at-file"
          onClick={() => onOpenInside({ port: inside.port, itemId: id, items: inside.items })}
        >
          {words}
        </button>
      ) : (
        <span className="at-file">{words}</span>
      )}
      {bytes && (
        <IconButton
          size="compact"
          icon={Download}
          label={t('mail.download', { name })}
          onPress={() => saveAddress(inside.urlOf(id), name)}
        />
      )}
    </li>
  )
}
