import { useState } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { APPROVALS, type Approval } from './approvals.data.ts'
import { approvalsMessages } from './messages/index.ts'

export type Tab = 'open' | 'decided'

/** The approvals, which of them are shown and selected, and what deciding does. */
export function useApprovals(start: readonly Approval[] = APPROVALS) {
  const { t } = useMessages(approvalsMessages)
  const { notify } = useModuleHost()
  const [approvals, setApprovals] = useState(start)
  const [tab, setTab] = useState<Tab>('open')
  const [chosenId, select] = useState<number>()
  const open = approvals.filter(({ decision }) => !decision)
  const shown = tab === 'open' ? open : approvals.filter(({ decision }) => decision)
  const selected = shown.find(({ id }) => id === chosenId) ?? shown[0]

  const set = (id: number, decision: Approval['decision']) =>
    setApprovals((all) => all.map((one) => (one.id === id ? { ...one, decision } : one)))

  const decide = ({ id, name }: Approval, decision: 'approved' | 'rejected') => {
    const index = shown.findIndex((one) => one.id === id)
    set(id, decision)
    select((shown[index + 1] ?? shown[index - 1])?.id)
    notify({
      tone: 'success',
      title: t(`notice.${decision}`, { name }),
      action: {
        label: t('action.undo'),
        onPress: () => {
          set(id, undefined)
          select(id)
        },
      },
    })
  }

  /** Selects the next one, or with -1 the one before. */
  const step = (by: 1 | -1) => {
    const index = shown.findIndex(({ id }) => id === selected?.id)
    const next = shown[index + by]
    if (next) select(next.id)
  }

  return {
    open,
    shown,
    selected,
    /** A person chose it, so a phone shows it alone. */
    isChosen: chosenId !== undefined && selected?.id === chosenId,
    tab,
    setTab,
    select,
    step,
    decide,
  }
}
