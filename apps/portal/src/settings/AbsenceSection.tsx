import { useAbsence, useApplications, useAtrium } from '@atrium/api-client'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { calendarDay } from '@atrium/portal-modules/kit'
import { AbsenceForm } from './AbsenceForm.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { SettingsState } from './SettingsState.tsx'

interface AbsenceSectionProps {
  /** The address leads here. */
  isWanted: boolean
  onDirtyChange: (isDirty: boolean) => void
}

/** Who decides about approvals while the reader is away; for who is never asked there is no such section (T-39). */
export function AbsenceSection({ isWanted, onDirtyChange }: AbsenceSectionProps) {
  const { t } = useSettingsMessages()
  const { scope } = useAtrium()
  const { now } = useModuleHost()
  const applications = useApplications()
  const { own, save, end } = useAbsence()
  if (!scope.tenant) return null
  // Most are never asked: what would go again does not come first.
  if (own.state === 'loading' && !isWanted) return null
  if (own.state === 'ready' && !own.data.can.edit && own.data.standsInFor.length === 0) return null
  const application =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === scope.tenant)?.displayName
      : undefined
  return (
    <SettingsSection
      name="absence"
      title={t('absence')}
      detail={t('absenceDetail', { application: application ?? '…' })}
    >
      {own.state === 'ready' ? (
        <AbsenceForm
          saved={own.data}
          today={calendarDay(now())}
          onSave={save}
          onEnd={end}
          onDirtyChange={onDirtyChange}
        />
      ) : (
        <SettingsState of={own} lines={3} height="56px" />
      )}
    </SettingsSection>
  )
}
