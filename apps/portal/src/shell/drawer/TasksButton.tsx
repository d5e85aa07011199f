import { IconButton } from '@atrium/design-system'
import { ListChecks } from 'lucide-react'
import { usePortalMessages } from '../../messages/index.ts'
import { useHasTasks } from './useTasks.ts'

/** Opens one's own tasks (T-55); only where there are boards. How much is late, the navigation says. */
export function TasksButton({ onPress }: { onPress: () => void }) {
  const { t } = usePortalMessages()
  if (!useHasTasks()) return null
  return <IconButton icon={ListChecks} label={t('myTasks')} onPress={onPress} />
}
