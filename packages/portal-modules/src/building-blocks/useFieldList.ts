import { useEffect, useRef, useState, type RefObject } from 'react'
import { useMessages, useModuleHost } from '../kit/index.ts'
import type { FieldType } from './building-blocks.port.ts'
import { addField, duplicateField, moveField, placeField, withoutField, type DraftField, type Move } from './draft.logic.ts' // prettier-ignore
import { messages } from './messages/index.ts'
import type { BlockEditor } from './useBlockEditor.ts'

/** Where the focus goes once the list was drawn anew. */
type NextFocus = { uid: string; part: 'toggle' | 'name' } | 'add'

export interface FieldList {
  /** Of the element around the list. */
  root: RefObject<HTMLDivElement | null>
  /** Fields that are shown with all they have. */
  open: ReadonlySet<string>
  nameOf: (field: DraftField) => string
  isWrong: (uid: string) => boolean
  toggle: (uid: string) => void
  add: (type: FieldType) => void
  duplicate: (field: DraftField) => void
  /** Moves it by a step, or to an end. */
  move: (field: DraftField, to: Move) => void
  /** Moves it before another one; null: to the end. */
  place: (uid: string, before: string | null) => void
  remove: (field: DraftField) => void
}

/** The questions of an order as they are arranged; the focus follows what is done. */
export function useFieldList(editor: BlockEditor): FieldList {
  const { t } = useMessages(messages)
  const { announce } = useModuleHost()
  const { draft, change, wrong } = editor
  const { fields } = draft
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const next = useRef<NextFocus>(undefined)
  const [known, setKnown] = useState(editor.refused)
  // What is wrong is in sight, so that the summary leads there.
  if (known !== editor.refused) {
    setKnown(editor.refused)
    const faulty = fields.filter(({ uid }) => isWrong(wrong, uid)).map(({ uid }) => uid)
    if (faulty.length > 0) setOpen(new Set([...open, ...faulty]))
  }

  // React takes what moves out of the page for a moment, and the focus with it.
  useEffect(() => {
    const wanted = next.current
    if (!wanted) return
    next.current = undefined
    const selector =
      wanted === 'add'
        ? '.at-add button'
        : wanted.part === 'toggle'
          ? `[data-at-field="${wanted.uid}"] .at-toggle`
          : `[data-at-field="${wanted.uid}"] .at-editor input`
    root.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  const nameOf = ({ name, type }: DraftField) => name.trim() || t(`type.${type}`)
  const setFields = (changed: readonly DraftField[]) => change({ fields: changed })
  const announcePlace = (changed: readonly DraftField[], uid: string) => {
    const place = changed.findIndex((one) => one.uid === uid)
    const field = changed[place]
    if (field) announce(t('fields.moved', { name: nameOf(field), place: place + 1, count: changed.length })) // prettier-ignore
  }
  const add = (type: FieldType) => {
    const uid = crypto.randomUUID()
    setFields(addField(fields, type, uid))
    setOpen(new Set([...open, uid]))
    next.current = { uid, part: 'name' }
  }
  const move = (field: DraftField, to: Move) => {
    const changed = moveField(fields, field.uid, to)
    if (changed === fields) return
    setFields(changed)
    next.current = { uid: field.uid, part: 'toggle' }
    announcePlace(changed, field.uid)
  }
  const remove = (field: DraftField) => {
    const place = fields.indexOf(field)
    const neighbour = fields[place + 1] ?? fields[place - 1]
    setFields(withoutField(fields, field.uid))
    next.current = neighbour ? { uid: neighbour.uid, part: 'toggle' } : 'add'
    announce(t('fields.removed', { name: nameOf(field) }))
  }
  const toggle = (uid: string) => {
    const shown = new Set(open)
    if (!shown.delete(uid)) shown.add(uid)
    setOpen(shown)
  }

  return {
    root,
    open,
    nameOf,
    isWrong: (uid) => isWrong(wrong, uid),
    toggle,
    add,
    duplicate: (field) => {
      const uid = crypto.randomUUID()
      setFields(duplicateField(fields, field.uid, uid))
      next.current = { uid, part: 'toggle' }
    },
    move,
    place: (uid, before) => {
      const changed = placeField(fields, uid, before)
      setFields(changed)
      announcePlace(changed, uid)
    },
    remove,
  }
}

const isWrong = (wrong: ReadonlySet<string>, uid: string) =>
  [...wrong].some((name) => name.startsWith(`${uid}.`))
