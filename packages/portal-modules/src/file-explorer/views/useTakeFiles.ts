import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { foldersOf, withoutLitter } from '../uploads/folder-files.ts'
import { planUpload } from '../uploads/uploads.logic.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import type { OpenDialogs } from './useOpenDialogs.ts'

/** Names for a message: the first ones, and that there are more. */
const shortList = (names: readonly string[]) =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`

/** Takes files that were dropped or chosen: asks who shall see them, or uploads them at once. */
export function useTakeFiles(model: FileExplorerModel, { target, show }: OpenDialogs) {
  const { notify } = useModuleHost()
  const { t } = useMessages(messages)
  const can = model.folder.state === 'ready' ? model.folder.data.can : undefined

  return (given: readonly File[], unreadable: readonly string[] = []) => {
    const files = withoutLitter(given)
    const left = unreadable.length
    if (left > 0)
      notify({
        tone: 'failure',
        title: t('drop.unreadable', { count: left }),
        detail: shortList(unreadable),
      })
    if (files.length === 0) return
    if (!can?.addFiles) return notify({ tone: 'failure', title: t('drop.refused') })
    if (!can.addFolders && files.some((file) => foldersOf(file).length > 0))
      return notify({ tone: 'info', title: t('drop.folders') })
    // Without a choice of audience there is nothing to ask: the files go.
    if (target) show({ picked: { ...target, files } })
    else {
      const twice = planUpload(files).leftOut.filter(({ reason }) => reason === 'twice')
      if (twice.length > 0)
        notify({
          tone: 'info',
          title: t('upload.twice', { count: twice.length }),
          detail: shortList(twice.map(({ file }) => file.name)),
        })
      model.upload(files, { notify: false })
    }
  }
}
