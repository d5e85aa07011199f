import { Banner, DropZone, FileIcon, IconButton, Section } from '@atrium/design-system'
import { X } from 'lucide-react'
import { formatBytes, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'

/** Files that go along: dropped, pasted or chosen, and taken out again. */
export function AttachmentSection({ model }: { model: WizardModel }) {
  const { t, locale } = useMessages(messages)
  const { files, areFilesKept, order, refusedFiles, faultOf } = model
  const refusals = refusedFiles.map(({ fault, ...named }) =>
    t(`files.${fault}`, { ending: '', ...named }),
  )
  const told = faultOf('files')
  const present = order?.files ?? []
  return (
    <Section title={t('files.title')} hasDivider>
      {present.length > 0 && (
        <p className="at-quiet">
          {t('files.present', {
            names: new Intl.ListFormat(locale).format(present.map(({ name }) => name)),
          })}
        </p>
      )}
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
