import {
  Banner,
  Button,
  Dialog,
  Form,
  SegmentedControl,
  Skeleton,
  TextArea,
  TextField,
} from '@atrium/design-system'
import { CalendarClock, Zap } from 'lucide-react'
import { useId, useMemo, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import {
  errorText,
  formatDay,
  formatTime,
  useCloseQuestion,
  useMessages,
  useModuleHost,
  useQuery,
  type PortError,
  type QueryResult,
} from '../../kit/index.ts'
import { firstFreeDay, fullName } from '../contacts.logic.ts'
import type { CallTime, Contact } from '../contacts.port.ts'
import { messages } from '../messages/index.ts'
import type { ContactsModel } from '../useContacts.ts'
import { CallTimes } from './CallTimes.tsx'

export interface CallbackDialogProps {
  model: ContactsModel
  /** Who is asked to call. */
  contact: Contact
  onClose: () => void
}

type Faults = Partial<Record<'topic' | 'phone' | 'time' | 'note', string>>

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);

    > .at-when {
      display: grid;
      gap: var(--at-space-4);
      justify-items: start;

      > :not([role='radiogroup']) {
        inline-size: 100%;
      }
      .at-legend {
        margin: 0;
        color: var(--at-text);
        font: 600 var(--at-font-m) / 20px var(--at-font-body);
      }
      .at-hint {
        margin: 2px 0 0;
        color: var(--at-text-2);
        font: 400 var(--at-font-s) / 18px var(--at-font-body);
      }
    }
  }
`

/** As the server takes them. */
const limits = { topic: 200, phone: 40, note: 1_000 }

/** A wish for a call while it is written: its fields, what is wrong with them, and sending it. */
function useCallbackDraft({ model, contact, onClose }: CallbackDialogProps) {
  const { t, locale } = useMessages(messages)
  const { notify } = useModuleHost()
  const { port } = model
  const name = fullName(contact)
  const days = useQuery(useMemo(() => port.callDays(contact.id), [port, contact.id]))
  const own = useQuery(useMemo(() => port.ownPhone?.(), [port]))
  const [topic, setTopic] = useState('')
  const [typedPhone, setPhone] = useState<string>()
  const [note, setNote] = useState('')
  const [mode, setMode] = useState<'time' | 'soon'>('time')
  const [chosenDay, setDay] = useState<string>()
  const [time, setTime] = useState<CallTime | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<PortError>()
  const [isSending, setSending] = useState(false)

  const phone = typedPhone ?? (own.state === 'ready' ? own.data : '')
  const offered = days.state === 'ready' ? days.data : []
  const day = chosenDay ?? firstFreeDay(offered)
  const { close, question } = useCloseQuestion({
    isChanged: topic.trim() !== '' || note.trim() !== '' || typedPhone !== undefined || time !== null, // prettier-ignore
    onClose,
  })

  const check = (): Faults => ({
    ...(topic.trim() === '' && { topic: t('fault.required') }),
    ...(phone.trim().length < 3 && { phone: t('fault.phone') }),
    ...(mode === 'time' && time === null && { time: t('fault.time') }),
  })
  const submit = async () => {
    const found = check()
    setFaults(found)
    setFailure(undefined)
    if (isSending || Object.keys(found).length > 0) return
    setSending(true)
    const wish = { contactId: contact.id, topic, phone, note, time: mode === 'time' ? time : null }
    const error = await model.ask(wish)
    setSending(false)
    if (!error) {
      notify({ tone: 'success', title: t('callback.done', { name }), detail: whenOf(wish.time) })
      return onClose()
    }
    const told = Object.entries(error.fields).map(([field, texts]) => [field, texts[0]])
    setFaults(Object.fromEntries(told) as Faults)
    setFailure(error)
    if (error.reason !== 'slot-taken') return
    // Somebody was faster: that time is offered no more.
    setTime(null)
    setFaults({ time: t('callback.taken') })
    if (days.state === 'ready') days.refresh()
  }
  const whenOf = (chosen: CallTime | null) => {
    if (!chosen) return t('callback.doneSoon', { phone: phone.trim() })
    const clock = (moment: string) => formatTime(locale, new Date(moment))
    const on = formatDay(locale, day!, 'long')
    return t('callback.doneTime', { day: on, from: clock(chosen.from), to: clock(chosen.to), phone: phone.trim() }) // prettier-ignore
  }
  const edit = (change: () => void, field: keyof Faults) => {
    change()
    setFaults(({ [field]: _old, ...rest }) => rest)
  }
  return {
    topic,
    setTopic,
    phone,
    setPhone,
    note,
    setNote,
    mode,
    setMode,
    time,
    setTime,
    days,
    offered,
    day,
    setDay,
    faults,
    setFaults,
    edit,
    failure,
    isSending,
    submit,
    close,
    question,
  }
}

/** Asks for a call: what about, where, and when; what was typed stays until it has arrived (CON-03, T-79). */
export function CallbackDialog({ model, contact, onClose }: CallbackDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const name = fullName(contact)
  const draft = useCallbackDraft({ model, contact, onClose })
  const { topic, setTopic, phone, setPhone, note, setNote, mode, setMode, time, setTime } = draft
  const { days, offered, day, setDay, faults, setFaults, edit } = draft
  const { failure, isSending, submit, close, question } = draft

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSending}
        title={t('callback.title', { name })}
        description={t('callback.detail', { name })}
        footer={
          <>
            <Button isDisabled={isSending} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSending}>
              {t('callback.send')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={failure}
          errorMessage={failure && failure.reason !== 'slot-taken' && errorText(tools, failure)}
          isSaving={isSending}
        >
          <Fields>
            <TextField
              label={t('callback.topic')}
              value={topic}
              onChange={(text) => edit(() => setTopic(text), 'topic')}
              maxLength={limits.topic}
              errorMessage={faults.topic}
              isRequired
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
              autoFocus
            />
            <TextField
              label={t('callback.phone')}
              type="tel"
              autoComplete="tel"
              value={phone}
              onChange={(text) => edit(() => setPhone(text), 'phone')}
              errorMessage={faults.phone}
              isRequired
            />
            <WhenField
              {...{ mode, days, offered, day, time }}
              onMode={(next) => edit(() => setMode(next), 'time')}
              onDay={(next) => {
                setDay(next)
                setTime(null)
              }}
              onTime={(next) => edit(() => setTime(next), 'time')}
              onMissing={() => setFaults((now) => ({ ...now, time: t('fault.time') }))}
              errorMessage={faults.time}
            />
            <TextArea
              label={t('callback.note')}
              description={t('callback.noteHint', { name })}
              value={note}
              onChange={(text) => edit(() => setNote(text), 'note')}
              maxLength={limits.note}
              errorMessage={faults.note}
            />
          </Fields>
        </Form>
      </Dialog>
      {question}
    </>
  )
}

interface WhenFieldProps extends Omit<ComponentProps<typeof CallTimes>, 'days'> {
  /** At a time that is offered, or as soon as possible. */
  mode: 'time' | 'soon'
  onMode: (mode: 'time' | 'soon') => void
  days: QueryResult<ComponentProps<typeof CallTimes>['days']>
  offered: ComponentProps<typeof CallTimes>['days']
}

/** When to call. */
function WhenField(props: WhenFieldProps) {
  const { mode, onMode, days, offered, day, onDay, time, onTime, onMissing, errorMessage } = props
  const { t } = useMessages(messages)
  return (
    <div className="at-when">
      <div>
        <p className="at-legend">{t('callback.when')}</p>
        <p className="at-hint">{t('callback.timesHint')}</p>
      </div>
      <SegmentedControl
        label={t('callback.when')}
        value={mode}
        onChange={onMode}
        options={[
          { value: 'time', label: t('callback.time'), icon: CalendarClock },
          { value: 'soon', label: t('callback.soon'), icon: Zap },
        ]}
      />
      {mode === 'time' && days.state === 'loading' && (
        <section aria-busy="true" aria-label={t('callback.loading')}>
          <Skeleton shape="block" height="160px" />
        </section>
      )}
      {mode === 'time' && days.state === 'failed' && (
        <Banner tone="warn" action={<Button onPress={days.retry}>{t('action.retry')}</Button>}>
          {t('callback.daysFailed')}
        </Banner>
      )}
      {mode === 'time' && days.state === 'ready' && (
        <CallTimes
          days={offered}
          day={day}
          onDay={onDay}
          time={time}
          onTime={onTime}
          onMissing={onMissing}
          errorMessage={errorMessage}
        />
      )}
    </div>
  )
}
