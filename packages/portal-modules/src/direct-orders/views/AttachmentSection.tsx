import { Banner, DropZone, FileIcon, IconButton, Section } from '@atrium/design-system'
import { Undo2, X } from 'lucide-react'
import { formatBytes, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'

/** Files that go along: dropped, pasted or chosen, and taken out again. */
export function AttachmentSection({ model }: { model: WizardModel }) {
  const { t, locale } = useMessages(messages)
  const { files, areFilesKept, refusedFiles, faultOf } = model
  const refusals = refusedFiles.map(({ fault, ...named }) =>
    t(`files.${fault}`, { ending: '', ...named }),
  )
  const told = faultOf('files')
  return (
    <Section title={t('files.title')} hasDivider>
      <PresentFiles model={model} />
      <DropZone
        size="compact"
        description={t('files.hint')}
        onFiles={model.addFiles}
        errorMessage={[told, ...refusals].filter(Boolean).join(' ') || undefined}
      />
      {files.length > 0 && (
        <ul className="at-files" aria-label={t('files.list')}>
          {files.map((file) => {
            const fault = model.faultOfFile(file)
            return (
              <li key={`${file.name} ${file.size}`} data-at-refused={fault ? true : undefined}>
                <FileIcon name={file.name} />
                <span className="at-file">
                  {file.name}
                  {fault && <span className="at-fault">{fault}</span>}
                </span>
                <span className="at-quiet">{formatBytes(locale, file.size)}</span>
                <IconButton
                  icon={X}
                  label={t('files.remove', { name: file.name })}
                  onPress={() => model.removeFile(file)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {files.length > 0 && areFilesKept === false && (
        <Banner tone="warn">{t('files.notKept')}</Banner>
      )}
    </Section>
  )
}

/** Attachments that the order has; what is taken away goes once it is saved, and can stay until then. */
function PresentFiles({ model: { order, draft, change } }: { model: WizardModel }) {
  const { t, locale } = useMessages(messages)
  if (!order || order.files.length === 0) return null
  const { removedFileIds } = draft
  return (
    <ul className="at-files" aria-label={t('files.present')}>
      {order.files.map(({ id, name, sizeBytes }) => {
        const goes = removedFileIds.includes(id)
        return (
          <li key={id} data-at-goes={goes || undefined}>
            <FileIcon name={name} />
            <span className="at-file">{goes ? <s>{name}</s> : name}</span>
            <span className="at-quiet">
              {goes ? t('files.goes') : formatBytes(locale, sizeBytes)}
            </span>
            <IconButton
              icon={goes ? Undo2 : X}
              label={t(goes ? 'files.keep' : 'files.remove', { name })}
              onPress={() =>
                change({
                  removedFileIds: goes
                    ? removedFileIds.filter((one) => one !== id)
                    : [...removedFileIds, id],
                })
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
