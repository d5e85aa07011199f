import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import type {
  ConfigurationPort,
  PastChange,
  SettingChange,
  StoredSetting,
} from '../configuration.port.ts'
import { settings as someSettings } from './fixtures.ts'

type Call = 'settings' | 'save' | 'reset' | 'history'

export interface MemoryOptions {
  settings?: readonly StoredSetting[]
  /** What was changed before, the newest first. */
  history?: readonly PastChange[]
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryConfiguration {
  port: ConfigurationPort
  /** What was sent, in its order. */
  sent: readonly SettingChange[]
  /** What the port was told about leaving, the last last. */
  kept: readonly boolean[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Somebody else changes one; listeners hear of it. */
  others: { save: (id: number, value: string) => void }
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryConfiguration({
  settings: given = someSettings,
  history: past = [],
  latency = 0,
}: MemoryOptions = {}): MemoryConfiguration {
  let settings = given
  let history = past
  const { emit, listen } = createListeners<void>()
  const { answer, failNext } = createAnswers<Call>(latency)
  const sent: SettingChange[] = []
  const kept: boolean[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()

  const find = (id: number): StoredSetting => {
    const setting = settings.find((one) => one.id === id)
    if (!setting) throw new PortError({ code: 'not-found' })
    return setting
  }
  const put = (setting: StoredSetting, actorName = 'Maren Thiessen') => {
    const { value: from } = find(setting.id)
    const at = new Date('2026-11-20T09:14:00')
    const change = { id: history.length + 1, key: setting.field.key, at, actorName, from, to: setting.value } // prettier-ignore
    if (from !== setting.value) history = [change, ...history]
    settings = settings.map((one) => (one.id === setting.id ? setting : one))
    emit()
    return setting
  }

  const port: ConfigurationPort = {
    settings: () => ({
      key: ['memory-configuration', instance],
      load: () => answer('settings', () => settings),
    }),
    save: (change) =>
      answer('save', () => {
        sent.push(change)
        const setting = find(change.id)
        if (!setting.can.change) throw new PortError({ code: 'forbidden' })
        const { isRequired, valueSelection } = setting.field
        const refuse = (text: string) => {
          throw new PortError({ code: 'invalid', fields: { value: [text] } })
        }
        if (change.value === '' && isRequired) refuse('Diese Einstellung braucht einen Wert.')
        if (change.value && valueSelection && !valueSelection.includes(change.value))
          refuse('Dieser Wert steht nicht zur Auswahl.')
        return put({ ...setting, value: change.value })
      }),
    reset: ({ id }) =>
      answer('reset', () => {
        const setting = find(id)
        if (!setting.can.change) throw new PortError({ code: 'forbidden' })
        return put({ ...setting, value: null })
      }),
    history: () => ({
      key: ['memory-configuration', instance, 'history'],
      load: () => answer('history', () => history),
    }),
    keepFromLeaving: (hasUnsaved) => void kept.push(hasUnsaved),
    onChange: listen,
  }
  return {
    port,
    sent,
    kept,
    failNext,
    others: { save: (id, value) => void put({ ...find(id), value }, 'Aylin Kaya') },
  }
}
