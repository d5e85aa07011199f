import { Button, Drawer, followLink } from '@atrium/design-system'
import { ModuleSlot } from '@atrium/portal-modules/kit'
import { manifest } from '@atrium/portal-modules/task-board/manifest'
import { useNavigate } from 'react-router-dom'
import { usePortalMessages } from '../../messages/index.ts'
import { useModules } from '../../modules.tsx'
import type { DrawerPanelProps } from './lazyDrawer.tsx'

/** One's own tasks beside the page (LAY-11, T-55). */
export default function TasksPanel({ isOpen, onOpenChange }: DrawerPanelProps) {
  const { t } = usePortalMessages()
  const modules = useModules()
  const navigate = useNavigate()
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('myTasks')}
      footer={
        <Button
          href="/my-tasks"
          onPress={(event) => followLink(event, () => void navigate('/my-tasks'))}
        >
          {t('myTasksPage')}
        </Button>
      }
    >
      <ModuleSlot registry={modules} type={manifest.type} component={own} />
    </Drawer>
  )
}

/** One's own tasks are no component of a page. */
const own = { id: 0, config: { own: 'drawer' } }
