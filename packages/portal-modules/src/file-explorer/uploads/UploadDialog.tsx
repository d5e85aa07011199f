import { Banner, Button, Dialog, Icon } from '@atrium/design-system'
import { useId, useMemo, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { AudienceField, useAudienceChoice } from '../../kit/audience/index.ts'
import { formatBytes, useMessages } from '../../kit/index.ts'
import { isNameProblem } from '../file-explorer.logic.ts'
import { fileProblemText } from '../error-text.ts'
import type { Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { Audience } from '../../kit/audience/audience.types.ts'
import { planUpload } from './uploads.logic.ts'
import { kindIcons, kindOf } from '../pictures/file-kinds.ts'
import { DialogForm } from '../naming/FolderDialog.tsx'

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
    &[data-at-left-out] li {
      display: block;
      overflow-wrap: anywhere;
    }
  }
`
const LeftOut = styled.section`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);
    padding: var(--at-space-3) 14px;
    border-radius: var(--at-radius-m);
    background: var(--at-warn-soft);
    color: var(--at-text);

    h3,
    p {
      margin: 0;
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
    }
    h3 {
      font-weight: 600;
    }
  }
`

/** Asks staff who may see what they upload. */
export function UploadDialog(props: UploadDialogProps) {
  const { files, folderName, groups, isWaiting, notifiesByDefault } = props
  const { obstacle, onElsewhere, onUpload, onClose } = props
  const tools = useMessages(messages)
  const { t, locale } = tools
  const formId = useId()
  const audience = useAudienceChoice({ groups, notifiesByDefault })
  const { ready, leftOut } = useMemo(() => planUpload(files), [files])
  // Where none can go as it is, the names are mended in the list of uploads.
  const count = ready.length

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
        title={t('upload.dialog', { count: count || files.length, name: folderName })}
        footer={
          <>
            <Button onPress={onClose}>{t('action.cancel')}</Button>
            {obstacle ? (
              onElsewhere && (
                <Button variant="primary" onPress={onElsewhere}>
                  {t('upload.elsewhere', { count: files.length })}
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
            <Banner tone="bad">
              {t(`upload.${obstacle}`, { name: folderName, count: files.length })}
            </Banner>
          )}
          <Files>
            {ready.slice(0, shownFiles).map((file, index) => (
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
          {leftOut.length > 0 && (
            <LeftOut aria-labelledby={`${formId}-left-out`}>
              <h3 id={`${formId}-left-out`}>{t('upload.leftOut', { count: leftOut.length })}</h3>
              <Files data-at-left-out="">
                {leftOut.slice(0, shownFiles).map(({ file, reason }, index) => (
                  <li key={`${index} ${file.name}`}>
                    {file.name}
                    <br />
                    <span className="at-quiet">
                      {reason === 'twice'
                        ? t('upload.leftOut.twice')
                        : fileProblemText(tools, reason)}
                    </span>
                  </li>
                ))}
                {leftOut.length > shownFiles && (
                  <li className="at-quiet">
                    {t('upload.chosen', { count: leftOut.length - shownFiles })}
                  </li>
                )}
              </Files>
              {leftOut.some(({ reason }) => reason !== 'twice' && isNameProblem(reason)) && (
                <p>{t('upload.leftOut.rename')}</p>
              )}
            </LeftOut>
          )}
          {!obstacle && audience.field && <AudienceField {...audience.field} />}
        </DialogForm>
      </Dialog>
      {audience.question}
    </>
  )
}
