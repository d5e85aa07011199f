import { ModuleSlot } from '@atrium/portal-modules/kit'
import { manifest } from '@atrium/portal-modules/task-board/manifest'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'
import { useModules } from '../modules.tsx'

/** `/my-tasks`: what the person has to do on all boards of the application (T-55). */
export default function MyTasks() {
  const { t } = usePortalMessages()
  const modules = useModules()
  usePageTitle(t('myTasks'))
  return <ModuleSlot registry={modules} type={manifest.type} component={own} />
}

/** One's own tasks are no component of a page. */
const own = { id: 0, config: { own: 'page' } }
