import { FileButton, formatBytes, IconButton, SegmentedControl } from '@atrium/design-system'
import { Captions, FileText, Film, Upload, X, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Lesson, PortalFile } from '../seminar.port.ts'
import type { OwnLessons } from '../useOwnLessons.ts'
import { PortalFileField } from './PortalFileField.tsx'

export const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);

    .at-choice {
      display: grid;
      justify-items: start;
      gap: 10px;
    }
    .at-ways {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
    }
    .at-wide {
      inline-size: 100%;
    }
    .at-files {
      display: grid;
      gap: var(--at-space-1);
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
      padding-inline: var(--at-space-3) 6px;
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

const isCaptions = ({ name }: File) => /\.vtt$/i.test(name)
const isDocument = ({ name }: File) => /\.pdf$/i.test(name)
const acceptedOf = {
  video: 'video/mp4,video/webm,.mp4,.m4v,.webm,.vtt',
  document: 'application/pdf,.pdf',
}
const accepted = `${acceptedOf.document},${acceptedOf.video}`

/** The file that becomes a lesson: where it comes from, which it is, and its captions. */
export interface LessonFileChoice {
  from: 'here' | 'portal'
  setFrom: (from: 'here' | 'portal') => void
  file: File | undefined
  setFile: (file: File | undefined) => void
  captions: readonly File[]
  setCaptions: (captions: readonly File[]) => void
  found: PortalFile | undefined
  setFound: (found: PortalFile | undefined) => void
  isPdf: boolean
  /** Takes what was chosen or dropped: a film or document, and captions. */
  take: (files: readonly File[]) => void
  /** Captions that were left out, because a document has none. */
  leftOut: readonly File[]
  /** What was chosen where it is looked for now. */
  chosen: File | PortalFile | undefined
}

export function useLessonFile(): LessonFileChoice {
  const [from, setFrom] = useState<'here' | 'portal'>('here')
  const [file, setFile] = useState<File>()
  const [captions, setCaptions] = useState<readonly File[]>([])
  const [leftOut, setLeftOut] = useState<readonly File[]>([])
  const [found, setFound] = useState<PortalFile>()
  const isPdf = file !== undefined && isDocument(file)
  const chosen = from === 'here' ? file : found
  const take = (files: readonly File[]) => {
    const main = files.find((one) => !isCaptions(one)) ?? file
    const more = files.filter(isCaptions)
    const isNew = ({ name }: File) => !more.some((one) => one.name === name)
    const all = [...captions.filter(isNew), ...more]
    const hasNone = main !== undefined && isDocument(main)
    setFile(main)
    setCaptions(hasNone ? [] : all)
    setLeftOut(hasNone ? all : [])
  }
  return { from, setFrom, file, setFile, captions, setCaptions, found, setFound, isPdf, chosen, take, leftOut } // prettier-ignore
}

export interface LessonFileFieldsProps {
  choice: LessonFileChoice
  findFiles: OwnLessons['findFiles']
  failure: PortError | undefined
  /** The reader has asked to go on: what is missing is said. */
  isChecked: boolean
  /** Only files of this kind; absent: films and documents. */
  kind?: Extract<Lesson['kind'], 'video' | 'document'> | undefined
  onTaken: () => void
  /** An upload that was interrupted. */
  unfinished?: ReactNode
}

/** Chooses a film or PDF file from this device or from the portal (SEM-07). */
export function LessonFileFields(props: LessonFileFieldsProps) {
  const { choice, findFiles, failure, isChecked, kind, onTaken, unfinished } = props
  const { from, setFrom, file, setFile, captions, setCaptions, found, setFound, isPdf, chosen, leftOut } = choice // prettier-ignore
  const { t } = useMessages(messages)
  const take = (files: readonly File[]) => {
    onTaken()
    choice.take(files)
  }
  const fault = (...names: string[]) =>
    names.map((name) => failure?.fields[name]?.[0]).find(Boolean)
  const fileFault =
    isChecked && !chosen ? t('addLesson.needed') : fault('file', 'files', 'sourceId')
  return (
    <>
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
          find={async (words) =>
            (await findFiles(words)).filter((one) => !kind || one.kind === kind)
          }
          value={found}
          onChange={setFound}
          errorMessage={fileFault}
        />
      ) : (
        <div className="at-choice">
          {!file && unfinished}
          {(file || captions.length > 0) && (
            <ul className="at-files" aria-label={t('addLesson.file')}>
              {file && (
                <FileLine
                  icon={isPdf ? FileText : Film}
                  file={file}
                  onRemove={() => setFile(undefined)}
                />
              )}
              {captions.map((one) => (
                <FileLine
                  key={one.name}
                  icon={Captions}
                  file={one}
                  onRemove={() => setCaptions(captions.filter((other) => other !== one))}
                />
              ))}
            </ul>
          )}
          <div className="at-ways">
            <FileButton
              icon={Upload}
              accept={kind ? acceptedOf[kind] : accepted}
              allowsMultiple
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
          {leftOut.length > 0 && (
            <output className="at-hint">
              {t('addLesson.captionsLeftOut', {
                count: leftOut.length,
                name: leftOut[0]!.name,
              })}
            </output>
          )}
          {(fileFault ?? fault('captions')) && (
            <p className="at-fault" role="alert">
              {fileFault ?? fault('captions')}
            </p>
          )}
        </div>
      )}
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
