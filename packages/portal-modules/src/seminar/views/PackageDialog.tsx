import { Banner, Button, Dialog, FileButton, RadioGroup } from '@atrium/design-system'
import { Film, Package, Upload } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { useAskBeforeLeaving } from '../../kit/module-host/useAskBeforeLeaving.ts'
import { messages } from '../messages/index.ts'
import { isOwn } from '../seminar.logic.ts'
import type {
  AttemptsChoice,
  Seminar,
  SeminarPort,
  UploadWay,
  PackagedSeminar,
} from '../seminar.port.ts'
import type { SeminarEditing } from '../useSeminars.ts'
import { useSending, type Sent } from '../useSending.ts'
import { SendingActions, SendingLine, UnfinishedLine } from './SendingLine.tsx'

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
    .at-ways {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
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

type Outcome =
  | { state: 'none' }
  | { state: 'refused'; file: File; error: PortError }
  /** Somebody has begun: what becomes of that has to be said (T-88). */
  | { state: 'undecided'; file: File }
  | { state: 'done'; file: File; lessonCount: number }

export interface PackageDialogProps {
  seminar: Seminar
  port: Pick<SeminarPort, 'unfinished' | 'discardUpload'>
  upload: NonNullable<SeminarEditing['uploadPackage']>
  onClose: () => void
  /** Makes lessons of films and documents instead; absent: there are only packages. */
  onLesson?: (() => void) | undefined
}

/**
 * Gives a seminar its package, with progress and the reason where it is refused (SEM-05, T-88). A large
 * one can be paused, waits for the network and goes on after a reload (T-64).
 */
export function PackageDialog({ seminar, port, upload, onClose, onLesson }: PackageDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })
  // As it was when the dialog was opened: its title does not change under the reader.
  const [isFirst] = useState(seminar.packageName === null)
  const [choice, setChoice] = useState<AttemptsChoice>('keep')
  const model = useSending({
    port,
    seminarId: seminar.id,
    purpose: 'package',
    upload: (file: File, way: UploadWay, attempts: AttemptsChoice | undefined) =>
      upload({ seminar, file, ...(attempts && { attempts }), ...way }),
  })
  const { sending, unfinished } = model
  const isBusy = sending.state !== 'idle'
  useAskBeforeLeaving(isBusy && sending.state !== 'paused')

  const settle = (file: File, sent: Sent<PackagedSeminar>) => {
    if (!sent) return
    if ('done' in sent) {
      const { done } = sent
      return setOutcome({ state: 'done', file, lessonCount: done.lessonCount ?? packaged(done) })
    }
    const { error } = sent
    const isUndecided = error.reason === 'attempts-undecided'
    setOutcome(isUndecided ? { state: 'undecided', file } : { state: 'refused', file, error })
  }
  const send = async (file: File, attempts?: AttemptsChoice) => {
    setOutcome({ state: 'none' })
    settle(file, await model.send(file, attempts))
  }
  const goOn = async () => {
    if (sending.state === 'paused') settle(sending.file, await model.goOn())
  }
  const take = ([file]: File[]) => file && void send(file)
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
  const isAsking = !isBusy && outcome.state === 'none'
  const file =
    sending.state === 'idle' ? ('file' in outcome ? outcome.file : undefined) : sending.file
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isBusy && sending.state !== 'paused'}
      title={t(isFirst ? 'package.title' : 'package.titleAnew')}
      description={seminar.title}
      footer={
        isBusy ? (
          <SendingActions
            sending={sending}
            onPause={model.pause}
            onGoOn={() => void goOn()}
            onGiveUp={model.giveUp}
            onClose={onClose}
          />
        ) : outcome.state === 'undecided' ? (
          <>
            <Button onPress={onClose}>{t('action.cancel')}</Button>
            <Button variant="primary" onPress={() => void send(outcome.file, choice)}>
              {t('package.use')}
            </Button>
          </>
        ) : (
          <Button variant={outcome.state === 'done' ? 'primary' : 'secondary'} onPress={onClose}>
            {t(
              outcome.state === 'done'
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
        {file && (
          <span className="at-file">
            <Package size={18} strokeWidth={1.75} aria-hidden="true" />
            {file.name}
          </span>
        )}
        {isBusy && (
          <div className="at-wide">
            <SendingLine sending={sending} />
          </div>
        )}
        {isAsking && unfinished && (
          <div className="at-wide">
            <UnfinishedLine file={unfinished} onForget={model.forget} />
          </div>
        )}
        {isAsking && (
          <>
            <p>{t('package.hint')}</p>
            {seminar.packageName !== null && (
              <p>{t('package.current', { name: seminar.packageName })}</p>
            )}
            <div className="at-ways">
              {choose(
                seminar.packageName === null ? 'package.choose' : 'package.chooseOther',
                true,
              )}
              {isFirst && onLesson && (
                <Button icon={Film} onPress={onLesson}>
                  {t('package.lesson')}
                </Button>
              )}
            </div>
          </>
        )}
        {!isBusy && outcome.state === 'refused' && (
          <>
            <div className="at-wide">
              <Banner tone="bad">
                {outcome.error.fields.file?.[0] ??
                  outcome.error.fields.files?.[0] ??
                  (outcome.error.code === 'invalid'
                    ? t('package.refused')
                    : errorText(tools, outcome.error))}
              </Banner>
            </div>
            {choose('package.chooseOther')}
          </>
        )}
        {!isBusy && outcome.state === 'undecided' && (
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
        {!isBusy && outcome.state === 'done' && (
          <div className="at-wide">
            <Banner tone="ok">{t('package.done', { count: outcome.lessonCount })}</Banner>
          </div>
        )}
      </Root>
    </Dialog>
  )
}

/** Lessons that came with the package. */
const packaged = ({ lessons }: Seminar) => lessons.filter((one) => !isOwn(one)).length
