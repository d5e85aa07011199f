import { useCallback, useEffect, useMemo, useState } from 'react'
import { errorText, toPortError, useMessages, useModuleHost, useQuery } from '../kit/index.ts'
import { byKey, changesOf, valuesOf, withValue, type Entered } from './configuration.logic.ts'
import type { ConfigurationPort, StoredSetting } from './configuration.port.ts'
import { messages } from './messages/index.ts'

const nothing: Entered = {}
const noFaults: Readonly<Record<string, string>> = {}

/** Settings while they are changed: what was entered, what is wrong, what became of it. */
export function useConfiguration(port: ConfigurationPort) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const result = useQuery(useMemo(() => port.settings(), [port]))
  const [entered, setEntered] = useState(nothing)
  const [faults, setFaults] = useState(noFaults)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const past = useQuery(useMemo(() => port.history(), [port]))
  const refreshPast = past.state === 'ready' ? past.refresh : undefined
  const history = useMemo(() => byKey(past.state === 'ready' ? past.data : []), [past])
  const settings = useMemo(() => (result.state === 'ready' ? result.data : []), [result])
  const changes = changesOf(settings, entered)
  const isDirty = changes.length > 0
  const refresh = result.state === 'ready' ? result.refresh : undefined

  const { keepFromLeaving, onChange } = port
  useEffect(() => {
    keepFromLeaving?.(isDirty)
    return () => keepFromLeaving?.(false)
  }, [isDirty, keepFromLeaving])
  useEffect(
    () =>
      refresh &&
      onChange?.(() => {
        refresh()
        refreshPast?.()
      }),
    [onChange, refresh, refreshPast],
  )

  const change = useCallback(
    (key: string, value: unknown) => {
      setEntered((now) => withValue(settings, now, key, value))
      setFaults(({ [key]: _mended, ...others }) => others)
      setFailure(undefined)
    },
    [settings],
  )

  /** One call for each, one after the other; what is refused stays, and says why at its field (ADM-08). */
  const save = async () => {
    setSaving(true)
    setFailure(undefined)
    const refused: Record<string, string> = {}
    let saved = 0
    let stopped: string | undefined
    for (const { id, key, value } of changes) {
      try {
        await port.save({ id, value, commandId: crypto.randomUUID() })
        saved += 1
        // What was changed meanwhile stays.
        setEntered((now) => {
          const { [key]: sent, ...others } = now
          return sent === entered[key] ? others : now
        })
      } catch (thrown) {
        const error = toPortError(thrown)
        const said = error.fields.value?.join(' ')
        if (said === undefined && error.code !== 'forbidden') {
          // The next ones would fare no better.
          stopped = errorText(tools, error)
          break
        }
        refused[key] = said ?? errorText(tools, error)
      }
    }
    setFaults(refused)
    setFailure(stopped ?? (Object.keys(refused).length > 0 ? t('error.some') : undefined))
    setSaving(false)
    refresh?.()
    refreshPast?.()
    if (saved > 0) notify({ tone: 'success', title: t('save.done', { count: saved }) })
  }

  const tellFailure = (name: string, thrown: unknown) => {
    const error = toPortError(thrown)
    const detail = error.fields.value?.join(' ') ?? errorText(tools, error)
    notify({ tone: 'failure', title: t('reset.failed', { name }), detail })
  }
  /** At once, and back at once: what was chosen is known (T-08). */
  const reset = async ({ id, field, value }: StoredSetting) => {
    const name = field.displayName
    const commandId = () => crypto.randomUUID()
    const reload = () => {
      refresh?.()
      refreshPast?.()
    }
    try {
      await port.reset({ id, commandId: commandId() })
    } catch (thrown) {
      tellFailure(name, thrown)
      return
    }
    // What was entered and not saved was about the value that is gone.
    setEntered(({ [field.key]: _sent, ...others }) => others)
    reload()
    const onPress = () =>
      void port
        .save({ id, value: value ?? '', commandId: commandId() })
        .then(reload, (thrown: unknown) => tellFailure(name, thrown))
    notify({
      tone: 'success',
      title: t('reset.done', { name }),
      action: { label: t('action.undo'), onPress },
    })
  }

  return {
    result,
    history,
    reset: (setting: StoredSetting) => void reset(setting),
    settings,
    values: valuesOf(settings, entered),
    change,
    faultOf: (key: string) => faults[key],
    faults,
    failure,
    isDirty,
    isSaving,
    mayChange: settings.some(({ can }) => can.change),
    save: () => void save(),
    discard: () => {
      setEntered(nothing)
      setFaults(noFaults)
      setFailure(undefined)
    },
  }
}
export type ConfigurationModel = ReturnType<typeof useConfiguration>
