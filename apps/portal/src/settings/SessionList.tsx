import type { SignInSession } from '@atrium/api-client/contract'
import { Button, Chip, ConfirmDialog, Icon, KeepFocus, useToasts } from '@atrium/design-system'
import { formatMoment, useModuleHost } from '@atrium/portal-modules/kit'
import { LogOut, Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { usePortalMessages } from '../messages/index.ts'
import { problemText } from '../shell/connection/problems.ts'
import { Sessions } from './sessions.styles.ts'
import { useSettingsMessages } from './messages/index.ts'

export interface SessionListProps {
  /** This one first. */
  sessions: readonly SignInSession[]
  onEnd: (id: string) => Promise<unknown>
  /** Resolves to how many there were. */
  onEndOthers: () => Promise<number>
}

const icons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone, unknown: MonitorSmartphone }

/** A browser that is open gets a token at least this often, so the server knows no more exactly. */
const activeWithinMs = 16 * 60_000

/** The devices on which somebody is signed in; all but this one can be signed out (API-12). */
export function SessionList({ sessions, onEnd, onEndOthers }: SessionListProps) {
  const { t } = useSettingsMessages()
  const portal = usePortalMessages()
  const { show } = useToasts()
  const [isAsking, setAsking] = useState(false)
  const [ending, setEnding] = useState<string>()
  const run = async (id: string, work: () => Promise<string>) => {
    setEnding(id)
    try {
      show({ tone: 'success', title: await work() })
    } catch (error) {
      show({ tone: 'failure', title: t('sessionsFailed'), detail: problemText(portal, error) })
    } finally {
      setEnding(undefined)
    }
  }
  const nameOf = ({ browser, system }: SignInSession) =>
    browser && system ? t('sessionOn', { browser, system }) : (browser ?? system ?? t('sessionUnknown')) // prettier-ignore
  return (
    <Sessions>
      <KeepFocus items="li">
        <ul aria-label={t('sessions')}>
          {sessions.map((session) => (
            <li key={session.id}>
              <span className="icon">
                <Icon icon={icons[session.device]} />
              </span>
              <div>
                <strong>{nameOf(session)}</strong>
                {session.isCurrent && <Chip tone="brand">{t('sessionThis')}</Chip>}
                <Facts session={session} />
              </div>
              {!session.isCurrent && (
                <Button
                  icon={LogOut}
                  aria-label={t('sessionEndOf', { device: nameOf(session) })}
                  isPending={ending === session.id}
                  onPress={() =>
                    void run(session.id, async () => {
                      await onEnd(session.id)
                      return t('sessionEnded', { device: nameOf(session) })
                    })
                  }
                >
                  {t('sessionEnd')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </KeepFocus>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <div>
          <Button onPress={() => setAsking(true)}>{t('sessionsEndOthers')}</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('sessionsQuestion')}
        confirmLabel={t('sessionsConfirm')}
        cancelLabel={t('sessionsKeep')}
        onConfirm={() => {
          setAsking(false)
          void run('', async () => t('sessionsEnded', { count: await onEndOthers() }))
        }}
      >
        {t('sessionsQuestionDetail')}
      </ConfirmDialog>
    </Sessions>
  )
}

/** Since when, last seen, and from where. */
function Facts({ session }: { session: SignInSession }) {
  const { t, locale } = useSettingsMessages()
  const now = useModuleHost().now()
  const say = (moment: string) => formatMoment(locale, new Date(moment), now)
  const { startedAt, lastSeenAt, network } = session
  const isActive = lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < activeWithinMs
  const facts = [
    isActive ? t('sessionActive') : lastSeenAt && t('sessionSeen', { moment: say(lastSeenAt) }),
    t('sessionStarted', { moment: say(startedAt) }),
    network && t('sessionNetwork', { network }),
  ]
  return <p>{facts.filter(Boolean).join(' · ')}</p>
}
