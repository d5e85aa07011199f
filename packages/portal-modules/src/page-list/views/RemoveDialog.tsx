import { ConfirmDialog } from '@atrium/design-system'
import { useEffect, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { ContentCount, PageListPort, PageModule, PortalPage } from '../page-list.port.ts'
import type { PageListModel } from '../usePageList.ts'

interface RemoveDialogProps {
  model: PageListModel
  contents: PageListPort['contents']
  page: PortalPage
  /** Absent: the whole page is to go. */
  module: PageModule | undefined
  onClose: () => void
}

const counted = ['filelink', 'directory', 'post', 'task', 'reportlink', 'pagelink', 'seminar', 'timelineItem', 'directorder', 'buildingblock', 'taskbucket'] as const // prettier-ignore

/** Says what a deletion would take before it takes it (T-66). What was ordered stays (PERM-10). */
export function RemoveDialog({ model, contents, page, module, onClose }: RemoveDialogProps) {
  const { t, intl } = useMessages(messages)
  const [counts, setCounts] = useState<readonly ContentCount[] | 'failed'>()
  const moduleId = module?.id
  useEffect(() => {
    let isHere = true
    contents(page.id, moduleId).then(
      (found) => isHere && setCounts(found),
      () => isHere && setCounts('failed'),
    )
    return () => {
      isHere = false
    }
  }, [contents, moduleId, page.id])
  const name = module
    ? module.name === page.name
      ? model.nameOf(page)
      : module.name
    : model.nameOf(page)

  const known = counts && counts !== 'failed' ? counts : []
  const countOf = (kind: string) => known.find((one) => one.kind === kind)?.count ?? 0
  const others = known.reduce(
    (sum, { kind, count }) => ((counted as readonly string[]).includes(kind) ? sum : sum + count),
    0,
  )
  const words = [
    ...counted.flatMap((kind) => {
      const count = countOf(kind)
      return count > 0 ? [t(`content.${kind}`, { count })] : []
    }),
    ...(others > 0 ? [t('content.other', { count: others })] : []),
  ]
  const hasOrders = countOf('directorder') > 0
  const detail = () => {
    if (counts === undefined) return t('remove.loading')
    if (counts === 'failed') return t('remove.failed')
    if (hasOrders) return t('remove.hasOrders')
    if (words.length === 0) return t('remove.empty')
    return t('remove.contents', { contents: intl.formatList(words) })
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger={!hasOrders}
      isConfirmDisabled={counts === undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('remove.title', { name })}
      confirmLabel={
        hasOrders ? t('remove.understood') : t(module ? 'action.removeModule' : 'action.remove')
      }
      onConfirm={() => {
        onClose()
        if (hasOrders) return
        if (module) model.removeModule(page, module)
        else model.removePage(page)
      }}
    >
      {detail()}
    </ConfirmDialog>
  )
}
