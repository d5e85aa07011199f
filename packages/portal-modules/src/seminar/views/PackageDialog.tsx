import {
  Banner,
  Button,
  Dialog,
  FileButton,
  formatBytes,
  ProgressBar,
  RadioGroup,
} from '@atrium/design-system'
import { Package, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { errorText, toPortError, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { AttemptsChoice, Seminar } from '../seminar.port.ts'
import type { SeminarEditing } from '../useSeminars.ts'

const Root = styled.div`
  @layer at.components {
    display: grid;
    justify-items: start;
    gap: 16px;

    > * {
      max-inline-size: 100%;
    }
    > .at-wide {
      inline-size: 100%;
    }
    p {
      margin: 0;
      color: var(--at-text-2);
      text-wrap: pretty;
    }
    .at-file {
      display: flex;
      align-items: center;
      gap: 8px;
      color: var(--at-text);
      font-weight: 550;
      overflow-wrap: anywhere;
    }
  }
`

type Upload =
  | { state: 'idle' }
  | { state: 'sending'; file: File; sent: number; size: number }
  /** All is sent; the server reads the package. */
  | { state: 'reading'; file: File }
  | { state: 'refused'; file: File; error: PortError }
  /** Somebody has begun: what becomes of that has to be said (T-88). */
  | { state: 'undecided'; file: File }
  | { state: 'done'; file: File; lessonCount: number }

export interface PackageDialogProps {
  seminar: Seminar
  upload: NonNullable<SeminarEditing['uploadPackage']>
  onClose: () => void
}

/** Gives a seminar its package, with progress and the reason where it is refused (SEM-05, T-88). */
export function PackageDialog({ seminar, upload, onClose }: PackageDialogProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const [run, setRun] = useState<Upload>({ state: 'idle' })
  // As it was when the dialog was opened: its title does not change under the reader.
  const [isFirst] = useState(seminar.packageName === null)
  const [choice, setChoice] = useState<AttemptsChoice>('keep')
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (file: File, attempts?: AttemptsChoice) => {
    const controller = new AbortController()
    abort.current = controller
    setRun({ state: 'sending', file, sent: 0, size: file.size })
    const onProgress = (sent: number, size: number) => {
      if (controller.signal.aborted) return
      setRun(sent < size ? { state: 'sending', file, sent, size } : { state: 'reading', file })
    }
    try {
      const { lessons } = await upload({
        seminar,
        file,
        ...(attempts && { attempts }),
        onProgress,
        signal: controller.signal,
      })
      setRun({ state: 'done', file, lessonCount: lessons.length })
    } catch (failure) {
      if (controller.signal.aborted) return setRun({ state: 'idle' })
      const error = toPortError(failure)
      const isUndecided = error.reason === 'attempts-undecided'
      setRun(isUndecided ? { state: 'undecided', file } : { state: 'refused', file, error })
    }
  }
  const take = ([file]: File[]) => file && void send(file)
  const isBusy = run.state === 'sending' || run.state === 'reading'
  const choose = (label: 'package.choose' | 'package.chooseOther', isPrimary = false) => (
    <FileButton
      icon={Upload}
      accept=".zip,application/zip"
      variant={isPrimary ? 'primary' : 'secondary'}
      onFiles={take}
    >
      {t(label)}
    </FileButton>
  )
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isBusy}
      title={t(isFirst ? 'package.title' : 'package.titleAnew')}
      description={seminar.title}
      footer={
        run.state === 'undecided' ? (
          <>
            <Button onPress={onClose}>{t('action.cancel')}</Button>
            <Button variant="primary" onPress={() => void send(run.file, choice)}>
              {t('package.use')}
            </Button>
          </>
        ) : isBusy ? (
          <Button onPress={() => abort.current?.abort()}>{t('package.stop')}</Button>
        ) : (
          <Button variant={run.state === 'done' ? 'primary' : 'secondary'} onPress={onClose}>
            {t(
              run.state === 'done'
                ? 'action.done'
                : seminar.packageName === null
                  ? 'package.later'
                  : 'action.cancel',
            )}
          </Button>
        )
      }
    >
      <Root>
        {'file' in run && (
          <span className="at-file">
            <Package size={18} strokeWidth={1.75} aria-hidden="true" />
            {run.file.name}
          </span>
        )}
        {run.state === 'idle' && (
          <>
            <p>{t('package.hint')}</p>
            {seminar.packageName !== null && (
              <p>{t('package.current', { name: seminar.packageName })}</p>
            )}
            {choose(seminar.packageName === null ? 'package.choose' : 'package.chooseOther', true)}
          </>
        )}
        {run.state === 'sending' && (
          <div className="at-wide">
            <ProgressBar
              label={t('package.sending')}
              value={run.sent}
              max={Math.max(run.size, 1)}
              valueText={t('package.sent', {
                sent: formatBytes(locale, run.sent),
                size: formatBytes(locale, run.size),
              })}
            />
          </div>
        )}
        {run.state === 'reading' && (
          <div className="at-wide">
            <ProgressBar label={t('package.reading')} />
          </div>
        )}
        {run.state === 'refused' && (
          <>
            <div className="at-wide">
              <Banner tone="bad">
                {run.error.fields.file?.[0] ??
                  (run.error.code === 'invalid'
                    ? t('package.refused')
                    : errorText(tools, run.error))}
              </Banner>
            </div>
            {choose('package.chooseOther')}
          </>
        )}
        {run.state === 'undecided' && (
          <RadioGroup<AttemptsChoice>
            label={t('attempts.question')}
            options={[
              { value: 'keep', label: t('attempts.keep'), description: t('attempts.keepDetail') },
              { value: 'anew', label: t('attempts.anew'), description: t('attempts.anewDetail') },
            ]}
            value={choice}
            onChange={setChoice}
          />
        )}
        {run.state === 'done' && (
          <div className="at-wide">
            <Banner tone="ok">{t('package.done', { count: run.lessonCount })}</Banner>
          </div>
        )}
      </Root>
    </Dialog>
  )
}
