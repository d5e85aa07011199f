import { Button, ConfirmDialog } from '@atrium/design-system'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { PeoplePort, Person } from '../people.port.ts'

interface SignOutEverywhereProps {
  person: Person
  endSessions: NonNullable<PeoplePort['endSessions']>
}

/** Signs somebody out on all their devices, after a question (API-12). */
export function SignOutEverywhere({ person, endSessions }: SignOutEverywhereProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { notify } = useModuleHost()
  const [isAsking, setAsking] = useState(false)
  const { id, fullName: name } = person
  const end = async () => {
    setAsking(false)
    try {
      const count = await endSessions(id)
      notify({ tone: 'success', title: t('sessions.ended', { name, count }) })
    } catch (thrown) {
      const detail = errorText(tools, toPortError(thrown))
      notify({ tone: 'failure', title: t('sessions.failed', { name }), detail })
    }
  }
  return (
    <div>
      <Button icon={LogOut} onPress={() => setAsking(true)}>
        {t('sessions.end')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('sessions.question', { name })}
        confirmLabel={t('sessions.confirm')}
        cancelLabel={t('sessions.keep')}
        onConfirm={() => void end()}
      >
        {t('sessions.detail')}
      </ConfirmDialog>
    </div>
  )
}
