import { ItemModulesProvider, type ModuleProps, type ModuleRegistry } from '../kit/index.ts'
import type { PreviewConfig } from './manifest.ts'
import { Preview, type PreviewProps } from './Preview.tsx'
import type { ViewerPort } from './viewer.port.ts'

/** What a preview within a page needs of its host. */
interface PreviewHost extends Pick<PreviewProps, 'hidesExtensions' | 'viewers' | 'documentAssets'> {
  /** The viewer's port of an application. */
  portOf: (applicationId: number) => ViewerPort
  /** The application whose comments stand beside the files. */
  activeId: number
}

const none: ModuleRegistry = {}

/** Files of one application within a page, as a registry shows them. */
export function PreviewModule({
  port: { portOf, activeId, ...look },
  config: { applicationId, items },
}: ModuleProps<PreviewHost, PreviewConfig>) {
  if (items.length === 0) return null
  const preview = <Preview {...look} port={portOf(applicationId)} items={items} />
  // The comments that the host has are of its own application.
  return applicationId === activeId ? (
    preview
  ) : (
    <ItemModulesProvider registry={none}>{preview}</ItemModulesProvider>
  )
}
