import { useEffect, useMemo, useRef, useState } from 'react'
import type { Tag } from '@atrium/design-system'
import { toPortError, useMessages, useModuleHost, useQuery } from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import {
  blankRow,
  faultsOf,
  leastRole,
  mostAtOnce,
  newPeople,
  rowsLeft,
  withoutBlanks,
  type GuestRow,
} from './people.logic.ts'
import type { PeoplePort } from './people.port.ts'
import type { PeopleModel } from './usePeople.ts'

/** People while they are being added; who was not added stays, with why (ADM-04). */
export function useAddPeople(port: PeoplePort, model: PeopleModel, onDone: () => void) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const { roles, keepFromLeaving } = port
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const [rows, setRows] = useState<readonly GuestRow[]>(() => [blankRow(leastRole(roles))])
  const all = useQuery(useMemo(() => port.groups(), [port]))
  const [groups, setGroups] = useState<readonly Tag[]>([])
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<object>()
  const [isSaving, setSaving] = useState(false)
  // A lost answer does not add twice: as long as nothing is changed, it is the same command.
  const command = useRef<{ rows: readonly GuestRow[]; groups: readonly Tag[]; id: string }>(
    undefined,
  )
  // What was typed while it was on its way.
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  const faults = useMemo(() => (isChecked ? faultsOf(rows) : {}), [isChecked, rows])
  const count = withoutBlanks(rows).length
  const isDirty = count > 0

  useEffect(() => {
    keepFromLeaving?.(isDirty)
    return () => keepFromLeaving?.(false)
  }, [isDirty, keepFromLeaving])

  const change = (next: readonly GuestRow[]) => {
    setRows(next)
    setFailure(undefined)
  }
  const send = async () => {
    setChecked(true)
    setFailure(undefined)
    const found = faultsOf(rows)
    if (Object.keys(found).length > 0) return setRefused(found)
    if (count > mostAtOnce) return setFailure(t('add.tooMany', { most: mostAtOnce }))
    if (command.current?.rows !== rows || command.current.groups !== groups)
      command.current = { rows, groups, id: crypto.randomUUID() }
    setSaving(true)
    try {
      const { people, refusals } = await model.add(
        newPeople(rows),
        groups.map(({ id }) => Number(id)),
        command.current.id,
      )
      if (people.length > 0)
        notify({ tone: 'success', title: t('add.done', { count: people.length }) })
      const left = rowsLeft(latest.current, rows, refusals)
      setRows(left)
      if (refusals.length > 0) {
        setRefused(refusals)
        return setFailure(t('add.refused', { count: refusals.length }))
      }
      if (left.length > 0) return
      keepFromLeaving?.(false)
      // Who went elsewhere meanwhile stays there.
      if (isShown.current) onDone()
    } catch (thrown) {
      setFailure(errorText(tools, toPortError(thrown)))
    } finally {
      setSaving(false)
    }
  }

  return {
    rows,
    change,
    put: (row: GuestRow) =>
      // What was refused is another one now.
      change(rows.map((one) => (one.key === row.key ? { ...row, refusal: undefined } : one))),
    faultOf: (row: GuestRow, field: 'fullName' | 'email') => {
      const fault = faults[`${row.key}.${field}`]
      if (fault) return t(`fault.${fault}`)
      return field === 'email' ? row.refusal : undefined
    },
    groups: {
      /** Those that the reader puts people into. */
      options:
        all.state === 'ready'
          ? all.data.flatMap(({ id, name, can }) => (can.chooseMembers ? [{ id: String(id), label: name }] : [])) // prettier-ignore
          : [],
      chosen: groups,
      choose: setGroups,
    },
    refused,
    failure,
    count,
    isSaving,
    send: () => void send(),
  }
}
