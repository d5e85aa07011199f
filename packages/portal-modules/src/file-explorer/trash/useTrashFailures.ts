import { useMessages, useModuleHost, type PortError, type Refusal } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import type { Entry, TrashedEntry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import { reasonsOf } from '../moving/refusals.ts'

export type TrashFailures = ReturnType<typeof useTrashFailures>

/** Says why something stays in the trash, or was not restored. */
export function useTrashFailures(nameOf: (entry: Pick<Entry, 'kind' | 'name'>) => string) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const fail = (
    items: readonly TrashedEntry[],
    error: PortError,
    said: 'delete.restoreFailed' | 'trash.purgeFailed' = 'delete.restoreFailed',
  ) => {
    const [item] = items
    if (!item) return
    const title =
      items.length === 1
        ? t(said, { name: nameOf(item) })
        : t(`${said}Many`, { count: items.length })
    const isHidden = said === 'trash.purgeFailed' && error.code === 'forbidden'
    const detail = isHidden ? t('trash.purgeHidden') : errorText(tools, error)
    notify({ tone: 'failure', title, detail })
  }
  const failAll = (wanted: readonly TrashedEntry[], refused: readonly Refusal[]) => {
    for (const { error, items: those } of reasonsOf(wanted, refused)) fail(those, error)
  }
  return { fail, failAll }
}
