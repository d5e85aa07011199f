import { Banner, Button, Dialog, FileButton, RadioGroup } from '@atrium/design-system'
import { Film, Package, Upload } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { AttemptsChoice } from '../seminar.port.ts'
import {
  usePackageUpload,
  type PackageOutcome,
  type PackageUploadOptions,
} from '../editing/usePackageUpload.ts'
import { SendingActions, SendingLine, UnfinishedLine } from './SendingLine.tsx'

const Root = styled.div`
  @layer at.components {
    display: grid;
    justify-items: start;
    gap: var(--at-space-4);

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
      gap: var(--at-space-2);
    }
    .at-file {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      color: var(--at-text);
      font-weight: 550;
      overflow-wrap: anywhere;
    }
  }
`

export interface PackageDialogProps extends PackageUploadOptions {
  onClose: () => void
  /** Makes lessons of films and documents instead; absent: there are only packages. */
  onLesson?: (() => void) | undefined
}

/**
 * Gives a seminar its package, with progress and the reason where it is refused (SEM-05, T-88). A large
 * one can be paused, waits for the network and goes on after a reload (T-64).
 */
export function PackageDialog({ seminar, port, upload, onClose, onLesson }: PackageDialogProps) {
  const { t } = useMessages(messages)
  const model = usePackageUpload({ seminar, port, upload })
  const { sending, unfinished, outcome, isBusy, send } = model
  // As it was when the dialog was opened: its title does not change under the reader.
  const [isFirst] = useState(seminar.packageName === null)
  const [choice, setChoice] = useState<AttemptsChoice>('keep')
  const take = (file: File) => void send(file)
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
            onGoOn={() => void model.goOn()}
            onGiveUp={model.giveUp}
            onClose={onClose}
          />
        ) : (
          <ClosingActions
            outcome={outcome}
            hasPackage={seminar.packageName !== null}
            onUse={(undecided) => void send(undecided, choice)}
            onClose={onClose}
          />
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
          <PackageChoice
            packageName={seminar.packageName}
            onFile={take}
            onLesson={isFirst ? onLesson : undefined}
          />
        )}
        {!isBusy && outcome.state === 'refused' && (
          <PackageRefused error={outcome.error} onFile={take} />
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

interface ClosingActionsProps {
  outcome: PackageOutcome
  hasPackage: boolean
  /** Takes the file with what was chosen. */
  onUse: (file: File) => void
  onClose: () => void
}

/** The buttons while nothing is on its way. */
function ClosingActions({ outcome, hasPackage, onUse, onClose }: ClosingActionsProps) {
  const { t } = useMessages(messages)
  if (outcome.state === 'undecided')
    return (
      <>
        <Button onPress={onClose}>{t('action.cancel')}</Button>
        <Button variant="primary" onPress={() => onUse(outcome.file)}>
          {t('package.use')}
        </Button>
      </>
    )
  if (outcome.state === 'done')
    return (
      <Button variant="primary" onPress={onClose}>
        {t('action.done')}
      </Button>
    )
  return <Button onPress={onClose}>{t(hasPackage ? 'action.cancel' : 'package.later')}</Button>
}

interface PackageFileButtonProps {
  isOther: boolean
  isPrimary?: boolean
  onFile: (file: File) => void
}

function PackageFileButton({ isOther, isPrimary = false, onFile }: PackageFileButtonProps) {
  const { t } = useMessages(messages)
  return (
    <FileButton
      icon={Upload}
      accept=".zip,application/zip"
      variant={isPrimary ? 'primary' : 'secondary'}
      onFiles={([file]) => file && onFile(file)}
    >
      {t(isOther ? 'package.chooseOther' : 'package.choose')}
    </FileButton>
  )
}

interface PackageChoiceProps {
  /** Name of the package that the seminar has. */
  packageName: string | null
  onFile: (file: File) => void
  /** Makes lessons of films and documents instead. */
  onLesson: (() => void) | undefined
}

/** Asks for a package, and says which one is there. */
function PackageChoice({ packageName, onFile, onLesson }: PackageChoiceProps) {
  const { t } = useMessages(messages)
  return (
    <>
      <p>{t('package.hint')}</p>
      {packageName !== null && <p>{t('package.current', { name: packageName })}</p>}
      <div className="at-ways">
        <PackageFileButton isPrimary isOther={packageName !== null} onFile={onFile} />
        {onLesson && (
          <Button icon={Film} onPress={onLesson}>
            {t('package.lesson')}
          </Button>
        )}
      </div>
    </>
  )
}

interface PackageRefusedProps {
  error: PortError
  onFile: (file: File) => void
}

/** Why a package was refused, and the way to another one. */
function PackageRefused({ error, onFile }: PackageRefusedProps) {
  const tools = useMessages(messages)
  return (
    <>
      <div className="at-wide">
        <Banner tone="bad">
          {error.fields.file?.[0] ??
            error.fields.files?.[0] ??
            (error.code === 'invalid' ? tools.t('package.refused') : errorText(tools, error))}
        </Banner>
      </div>
      <PackageFileButton isOther onFile={onFile} />
    </>
  )
}
