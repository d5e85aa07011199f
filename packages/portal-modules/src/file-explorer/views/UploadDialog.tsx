import { Banner, Button, Dialog, Icon } from '@atrium/design-system'
import { useId, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { AudienceField, useAudienceChoice } from '../../kit/audience/index.ts'
import { formatBytes, useMessages } from '../../kit/index.ts'
import type { Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { Audience } from '../../kit/audience/audience.types.ts'
import { kindIcons, kindOf } from './file-kinds.ts'
import { DialogForm } from './FolderDialog.tsx'

export interface UploadDialogProps {
  files: readonly File[]
  folderName: string
  groups: readonly Group[] | undefined
  /** The groups are on their way. */
  isWaiting: boolean
  notifiesByDefault: boolean
  /** The folder has gone meanwhile, or takes no files; the chosen ones are kept. */
  obstacle: 'gone' | 'forbidden' | undefined
  /** To a folder that may take them; absent where there is none. */
  onElsewhere: (() => void) | undefined
  onUpload: (audience: Audience) => void
  onClose: () => void
}

const shownFiles = 5

const Files = styled.ul`
  @layer at.components {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;

    li {
      display: flex;
      align-items: center;
      gap: 10px;
      min-inline-size: 0;
    }
    li > span:first-of-type {
      flex: 1;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-quiet {
      color: var(--at-text-2);
      font-variant-numeric: tabular-nums;
    }
  }
`

/** Asks staff who may see what they upload. */
export function UploadDialog(props: UploadDialogProps) {
  const { files, folderName, groups, isWaiting, notifiesByDefault } = props
  const { obstacle, onElsewhere, onUpload, onClose } = props
  const { t, locale } = useMessages(messages)
  const formId = useId()
  const audience = useAudienceChoice({ groups, notifiesByDefault })
  const count = files.length

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (obstacle || isWaiting) return
    const chosen = await audience.confirm()
    if (!chosen) return
    onUpload(chosen)
    onClose()
  }

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('upload.dialog', { count, name: folderName })}
        footer={
          <>
            <Button onPress={onClose}>{t('action.cancel')}</Button>
            {obstacle ? (
              onElsewhere && (
                <Button variant="primary" onPress={onElsewhere}>
                  {t('upload.elsewhere', { count })}
                </Button>
              )
            ) : (
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
              <Button variant="primary" type="submit" form={formId} isPending={isWaiting} autoFocus>
                {t('upload.start', { count })}
              </Button>
            )}
          </>
        }
      >
        <DialogForm id={formId} onSubmit={(event) => void submit(event)}>
          {obstacle && (
            <Banner tone="bad">{t(`upload.${obstacle}`, { name: folderName, count })}</Banner>
          )}
          <Files>
            {files.slice(0, shownFiles).map((file, index) => (
              <li key={`${index} ${file.name}`}>
                <Icon
                  icon={kindIcons[kindOf({ kind: 'file', name: file.name, type: file.type })]}
                />
                <span title={file.name}>{file.name}</span>
                <span className="at-quiet">{formatBytes(locale, file.size)}</span>
              </li>
            ))}
            {count > shownFiles && (
              <li className="at-quiet">{t('upload.chosen', { count: count - shownFiles })}</li>
            )}
          </Files>
          {!obstacle && audience.field && <AudienceField {...audience.field} />}
        </DialogForm>
      </Dialog>
      {audience.question}
    </>
  )
}
