import { FileExplorer, type FileExplorerPort } from '../../file-explorer/index.ts'
import { useMessages } from '../../kit/index.ts'
import { filesMessages } from './messages.ts'

export interface FilesPageProps {
  port: FileExplorerPort
  rootId: number
}

/** The client's files: the module as the portal shows it. */
export function FilesPage({ port, rootId }: FilesPageProps) {
  const { t } = useMessages(filesMessages)
  return <FileExplorer port={port} rootId={rootId} title={t('title')} firstView="preview" />
}
