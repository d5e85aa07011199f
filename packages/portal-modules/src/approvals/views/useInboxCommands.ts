import { useRef, useState, type RefObject } from 'react'
import { chosenOf, whatOf } from '../approvals.logic.ts'
import type { Approval, Decision } from '../approvals.port.ts'
import type { InboxModel } from '../useInbox.ts'
import { useInboxKeys } from './useInboxKeys.ts'
import type { useKeptFocus } from './useKeptFocus.ts'
import type { WholeCampaignDialogProps } from './WholeCampaign.tsx'

export interface Asking {
  decision: 'conditional' | 'rejected'
  items: readonly Approval[]
  words: string
  /** They are selected; else it is the one that is shown. */
  isPicked: boolean
}

export const hasOrders = (items: readonly Approval[]) => whatOf(items) !== 'channels'

export interface InboxCommandsOptions {
  model: InboxModel
  root: RefObject<HTMLElement | null>
  isNarrow: boolean
  keep: ReturnType<typeof useKeptFocus>
}

/** What buttons and keys do in the inbox, and what a dialog is asking meanwhile. */
export function useInboxCommands({ model, root, isNarrow, keep }: InboxCommandsOptions) {
  const { items, shown, isChosen, picked } = model
  /** What words are asked for in a dialog: of those that are selected, or of the one that is shown. */
  const [asking, setAsking] = useState<Asking>()
  /** What is asked about: all that is open in a campaign. */
  const [whole, setWhole] = useState<Pick<WholeCampaignDialogProps, 'items' | 'decision'>>()
  /** Key of the approval whose note says why it is rejected, since R was pressed. */
  const [returning, setReturning] = useState<string>()
  const note = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const decide = (decision: Decision, words: string) => {
    keep()
    // What goes away with its approval is not told that it is left.
    setReturning(undefined)
    model.decide(decision, words)
  }
  const askPicked = (decision: Asking['decision']) =>
    setAsking({ decision, items: chosenOf(items, picked), words: '', isPicked: true })
  /** Of the one that is shown, what stands in its note already is the condition to begin with. */
  const askCondition = () => {
    // An order is approved as it is.
    if (hasOrders(picked.size > 0 ? chosenOf(items, picked) : shown ? [shown.approval] : [])) return
    if (picked.size > 0) return askPicked('conditional')
    if (!shown?.approval.can.decide || shown.isGone) return
    // Has to be looked at first: that is said, and nothing is decided.
    if (shown.changes.length > 0) return void model.decide('conditional')
    const { approval } = shown
    setReturning(undefined)
    setAsking({ decision: 'conditional', items: [approval], words: model.noteOf(approval.key), isPicked: false }) // prettier-ignore
  }
  const askWhole = (decision: WholeCampaignDialogProps['decision']) =>
    model.beside.length > 0 && setWhole({ items: model.beside, decision })
  const decideAsked = ({ decision, items, isPicked }: Asking, words: string) => {
    if (isPicked) {
      keep()
      model.decidePicked(decision, words)
      return true
    }
    // Taken back, the words are there again.
    model.write(items[0]!.key, words)
    keep()
    return model.decide(decision, words)
  }
  const undo = () => {
    keep()
    model.undo()
  }
  const approval = shown?.approval
  useInboxKeys(root, {
    // Nobody decides on what is not in sight, or while a dialog asks.
    isOff: asking !== undefined || whole !== undefined,
    isListOnly: isNarrow && !isChosen,
    step: (by) => {
      keep('row')
      model.step(by)
    },
    approve: () => {
      if (picked.size > 0) {
        keep()
        model.decidePicked('approved', '')
      } else if (approval) decide('approved', model.noteOf(approval.key))
    },
    conditional: () => askCondition(),
    approveAll: () => askWhole('approved'),
    conditionalAll: () => askWhole('conditional'),
    reject: () => {
      if (picked.size > 0) askPicked('rejected')
      else {
        setReturning(approval?.key)
        note.current?.focus()
      }
    },
    pick: () => approval?.can.decide && model.pick(approval.key),
    undo,
  })
  return {
    decide,
    askPicked,
    askCondition,
    askWhole,
    decideAsked,
    undo,
    asking,
    setAsking,
    whole,
    setWhole,
    returning,
    setReturning,
    note,
  }
}

export type InboxCommands = ReturnType<typeof useInboxCommands>
