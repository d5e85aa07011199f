import { Banner, Button, copyText, StateScreen, ThemeScope } from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { Copy, KeyRound, LogIn, LogOut } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Cover } from './access.styles.ts'
import { isComingBack, type EndedAccess } from './endedAccess.ts'
import { accessMessages } from './messages/index.ts'
import { joinTexts } from '../shell/kept-texts/unsaved.ts'

/** More applications than this are chosen from their own page. */
const maxOffered = 4

export interface AccessEndedScreenProps extends EndedAccess {
  /** Name of the application that was open. */
  application?: string | undefined
  /** The identity provider could not be reached. */
  hasFailed?: boolean
  onSignIn: () => void
  /** Opens another application; undefined: all of them, to choose from. */
  onOpen: (id: number | undefined) => void
}

/**
 * Says that access has ended (ADM-02), over open dialogs and drawers: a modal dialog of the browser lies
 * over all of them and takes them out of reach. What was typed is shown, to take it along.
 */
export function AccessEndedScreen(props: AccessEndedScreenProps) {
  const { end, typed, application, hasFailed, onSignIn, onOpen } = props
  const { t } = useMessages(accessMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    // Shown once; in development React runs this twice.
    if (dialog.current?.open === false) dialog.current.showModal()
    title.current?.focus()
  }, [])
  const name = application ?? t('thisApplication')
  const others = end.kind === 'application' ? end.others : []
  const isBack = isComingBack(end)

  return createPortal(
    // An open dialog of the page takes everything beside it out of reach, but what is marked so.
    <div data-react-aria-top-layer="true">
      <ThemeScope>
        <Cover ref={dialog} aria-labelledby={titleId} onCancel={(event) => event.preventDefault()}>
          <div ref={title} id={titleId} tabIndex={-1}>
            <StateScreen
              kind={isBack ? 'empty' : 'forbidden'}
              icon={icons[end.kind]}
              headingLevel={1}
              title={t(titles[end.kind], { name })}
              detail={t(others.length > 0 ? 'applicationOthers' : details[end.kind])}
            />
          </div>
          <div className="ways">
            {isBack && (
              <Button variant="primary" icon={LogIn} onPress={onSignIn}>
                {t('signInAgain')}
              </Button>
            )}
            {end.kind === 'everywhere' && <Button onPress={onSignIn}>{t('signInOther')}</Button>}
            {others.length <= maxOffered &&
              others.map(({ id, name: other }) => (
                <Button key={id} onPress={() => onOpen(id)}>
                  {t('open', { name: other })}
                </Button>
              ))}
            {others.length > maxOffered && (
              <Button variant="primary" onPress={() => onOpen(undefined)}>
                {t('toApplications')}
              </Button>
            )}
          </div>
          {hasFailed && (
            <Banner tone="bad">
              <strong>{t('providerAway')}</strong> {t('providerAwayDetail')}
            </Banner>
          )}
          {typed.length > 0 && <Typed typed={typed} isBack={isBack} />}
        </Cover>
      </ThemeScope>
    </div>,
    document.body,
  )
}

const icons = {
  'signed-out': LogOut,
  'second-factor': KeyRound,
  everywhere: undefined,
  application: undefined,
} as const

const titles = {
  'signed-out': 'signedOut',
  'second-factor': 'secondFactor',
  everywhere: 'everywhere',
  application: 'application',
} as const

const details = {
  'signed-out': 'signedOutDetail',
  'second-factor': 'secondFactorDetail',
  everywhere: 'everywhereDetail',
  application: 'applicationDetail',
} as const

/** What was typed, to read, to select and to copy. */
function Typed({ typed, isBack }: Pick<EndedAccess, 'typed'> & { isBack: boolean }) {
  const { t } = useMessages(accessMessages)
  const headingId = useId()
  const [state, setState] = useState<'copied' | 'failed'>()
  const copy = () => {
    copyText(joinTexts(typed)).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <section aria-labelledby={headingId}>
      <header>
        <div>
          <h2 id={headingId}>{t('typed')}</h2>
          <p>{t(isBack ? 'typedDetailBack' : 'typedDetail')}</p>
        </div>
        <Button icon={Copy} onPress={copy}>
          {t('copy')}
        </Button>
      </header>
      <output>{state && t(state)}</output>
      <dl>
        {typed.map(({ label, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          <div key={index}>
            <dt>{label || t('unnamed')}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
