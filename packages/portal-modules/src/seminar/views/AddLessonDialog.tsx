import {
  Button,
  Dialog,
  FileButton,
  Form,
  formatBytes,
  IconButton,
  SegmentedControl,
  TextField,
} from '@atrium/design-system'
import { Captions, FileText, Film, Upload, X, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { errorText, useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useAskBeforeLeaving } from '../../kit/useAskBeforeLeaving.ts'
import type { PortalFile, Seminar, SeminarPort, UploadWay } from '../seminar.port.ts'
import type { OwnLessons } from '../useOwnLessons.ts'
import { useSending, type Sent } from '../useSending.ts'
import { PortalFileField } from './PortalFileField.tsx'
import { SendingActions, SendingLine, UnfinishedLine } from './SendingLine.tsx'

/** What is said of a film when it is sent. */
interface Said {
  title: string
  captions: readonly File[]
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 20px;

    .at-choice {
      display: grid;
      justify-items: start;
      gap: 10px;
    }
    .at-ways {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    .at-wide {
      inline-size: 100%;
    }
    .at-files {
      display: grid;
      gap: 4px;
      inline-size: 100%;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-files > li {
      display: grid;
      grid-template-columns: 20px minmax(0, 1fr) auto;
      align-items: center;
      gap: 10px;
      min-block-size: 44px;
      padding-inline: 12px 6px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      color: var(--at-text);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-files small {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
    }
    .at-files span {
      overflow-wrap: anywhere;
    }
    .at-fault {
      margin: 0;
      color: var(--at-bad-text);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-hint {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      text-wrap: pretty;
    }
  }
`

export interface AddLessonDialogProps {
  port: Pick<SeminarPort, 'unfinished' | 'discardUpload'>
  seminar: Seminar
  add: NonNullable<OwnLessons['add']>
  findFiles: OwnLessons['findFiles']
  onClose: () => void
}

const isCaptions = ({ name }: File) => /\.vtt$/i.test(name)
const accepted = 'video/mp4,video/webm,application/pdf,.mp4,.m4v,.webm,.pdf,.vtt'
const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '')

/** Makes a film or PDF file a lesson, from this device or from the portal (SEM-07). */
export function AddLessonDialog({ port, seminar, add, findFiles, onClose }: AddLessonDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [from, setFrom] = useState<'here' | 'portal'>('here')
  const [file, setFile] = useState<File>()
  const [captions, setCaptions] = useState<readonly File[]>([])
  const [found, setFound] = useState<PortalFile>()
  const [title, setTitle] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isTaking, setTaking] = useState(false)
  const model = useSending({
    port,
    seminarId: seminar.id,
    purpose: 'lesson',
    upload: async (one: File, way: UploadWay, more: Said) => {
      const error = await add({ title: more.title, from: { file: one, captions: more.captions }, ...way }) // prettier-ignore
      if (error) throw error
    },
  })
  const { sending, unfinished } = model
  const isBusy = sending.state !== 'idle'
  useAskBeforeLeaving(isBusy && sending.state !== 'paused')
  const { close, question } = useCloseQuestion({
    isChanged: file !== undefined || found !== undefined || title !== '',
    onClose,
  })

  const chosen = from === 'here' ? file : found
  const isPdf = file !== undefined && /\.pdf$/i.test(file.name)
  const take = (files: readonly File[]) => {
    setFailure(undefined)
    const main = files.find((one) => !isCaptions(one))
    if (main) setFile(main)
    const more = files.filter(isCaptions)
    const isNew = ({ name }: File) => !more.some((one) => one.name === name)
    if (more.length > 0) setCaptions((before) => [...before.filter(isNew), ...more])
  }
  const settle = (sent: Sent<void>) => {
    if (sent && 'error' in sent) setFailure(sent.error)
    else if (sent) onClose()
  }
  const save = async () => {
    setChecked(true)
    setFailure(undefined)
    if (isBusy || isTaking) return
    if (from === 'here' && file) {
      return settle(
        await model.send(file, { title: title.trim(), captions: isPdf ? [] : captions }),
      )
    }
    if (from !== 'portal' || !found) return
    setTaking(true)
    const error = await add({ title: title.trim(), from: { fileId: found.id } })
    setTaking(false)
    if (error) setFailure(error)
    else onClose()
  }
  const fault = (...names: string[]) =>
    names.map((name) => failure?.fields[name]?.[0]).find(Boolean)
  const fileFault =
    isChecked && !chosen ? t('addLesson.needed') : fault('file', 'files', 'sourceId')
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isTaking || (isBusy && sending.state !== 'paused')}
        title={t('addLesson.title')}
        description={seminar.title}
        footer={
          isBusy ? (
            <SendingActions
              sending={sending}
              onPause={model.pause}
              onGoOn={async () => settle(await model.goOn())}
              onGiveUp={model.giveUp}
              onClose={onClose}
            />
          ) : (
            <>
              <Button onPress={close}>{t('action.cancel')}</Button>
              <Button variant="primary" type="submit" form={formId} isPending={isTaking}>
                {t('addLesson.add')}
              </Button>
            </>
          )
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void save()}
          errors={failure}
          errorMessage={failure && errorText(tools, failure)}
        >
          <Root>
            {isBusy ? (
              <SendingLine sending={sending} />
            ) : (
              <>
                <p className="at-hint">{t('addLesson.hint')}</p>
                {findFiles && (
                  <SegmentedControl
                    label={t('addLesson.from')}
                    value={from}
                    onChange={setFrom}
                    options={[
                      { value: 'here', label: t('addLesson.from.here') },
                      { value: 'portal', label: t('addLesson.from.portal') },
                    ]}
                  />
                )}
                {from === 'portal' && findFiles ? (
                  <PortalFileField
                    find={findFiles}
                    value={found}
                    onChange={setFound}
                    errorMessage={fileFault}
                  />
                ) : (
                  <div className="at-choice">
                    {unfinished && !file && (
                      <div className="at-wide">
                        <UnfinishedLine file={unfinished} onForget={model.forget} />
                      </div>
                    )}
                    {(file || captions.length > 0) && (
                      <ul className="at-files" aria-label={t('addLesson.file')}>
                        {file && (
                          <FileLine
                            icon={isPdf ? FileText : Film}
                            file={file}
                            onRemove={() => setFile(undefined)}
                          />
                        )}
                        {!isPdf &&
                          captions.map((one) => (
                            <FileLine
                              key={one.name}
                              icon={Captions}
                              file={one}
                              onRemove={() =>
                                setCaptions(captions.filter((other) => other !== one))
                              }
                            />
                          ))}
                      </ul>
                    )}
                    <div className="at-ways">
                      <FileButton
                        icon={Upload}
                        accept={accepted}
                        allowsMultiple
                        variant={file ? 'secondary' : 'primary'}
                        onFiles={take}
                      >
                        {t(file ? 'addLesson.chooseOther' : 'addLesson.choose')}
                      </FileButton>
                      {file && !isPdf && (
                        <FileButton icon={Captions} accept=".vtt" allowsMultiple onFiles={take}>
                          {t('addLesson.captions')}
                        </FileButton>
                      )}
                    </div>
                    {file && !isPdf && <p className="at-hint">{t('addLesson.captionsHint')}</p>}
                    {(fileFault ?? fault('captions')) && (
                      <p className="at-fault" role="alert">
                        {fileFault ?? fault('captions')}
                      </p>
                    )}
                  </div>
                )}
                <TextField
                  label={t('addLesson.titleLabel')}
                  description={t('addLesson.titleHint')}
                  placeholder={chosen && withoutEnding(chosen.name)}
                  value={title}
                  onChange={setTitle}
                  maxLength={200}
                  errorMessage={fault('title')}
                />
              </>
            )}
          </Root>
        </Form>
      </Dialog>
      {question}
    </>
  )
}

interface FileLineProps {
  icon: LucideIcon
  file: File
  onRemove: () => void
}

function FileLine({ icon: Mark, file: { name, size }, onRemove }: FileLineProps) {
  const { t, locale } = useMessages(messages)
  return (
    <li>
      <Mark size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {name} <small>{formatBytes(locale, size)}</small>
      </span>
      <IconButton
        icon={X}
        size="compact"
        label={t('addLesson.remove', { name })}
        onPress={onRemove}
      />
    </li>
  )
}
