import { useOwnSessions } from '@atrium/api-client'
import { useServices } from '../services.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { SessionList } from './SessionList.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { SettingsState } from './SettingsState.tsx'

/** Where the person is signed in (API-12); absent where another identity provider has the sign-ins. */
export function SessionsSection() {
  const { t } = useSettingsMessages()
  const { hasSessions } = useServices().config
  const { own, end, endOthers } = useOwnSessions(hasSessions)
  if (!hasSessions) return null
  return (
    <SettingsSection name="sessions" title={t('sessions')} detail={t('sessionsDetail')}>
      {own.state === 'ready' ? (
        <SessionList sessions={own.data} onEnd={end} onEndOthers={endOthers} />
      ) : (
        <SettingsState of={own} lines={3} height="56px" />
      )}
    </SettingsSection>
  )
}
