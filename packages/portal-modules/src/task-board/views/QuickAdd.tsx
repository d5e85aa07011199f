import { Button, IconButton, TextField, isComposing, treeOf } from '@atrium/design-system'
import { Plus, X } from 'lucide-react'
import { createContext, memo, use, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { revealEnd } from './reveal-end.ts'

const Line = styled.form`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;

    /* A title needs the whole column. */
    > :first-child {
      flex: 1 1 100%;
      min-inline-size: 0;
    }
  }
`

interface Adding {
  /** The bucket in which somebody writes. */
  bucketId: number | undefined
  setBucketId: (id: number | undefined) => void
  add: (bucketId: number, title: string) => void
}

const AddingContext = createContext<Adding | undefined>(undefined)
/** Where somebody writes a new task, so that no column changes with it. */
export const AddingProvider = AddingContext.Provider

const maxTitle = 255

interface BucketProps {
  bucketId: number
  name: string
}

/** The button in a bucket's heading that opens its field. */
export const AddButton = memo(function AddButton({ bucketId, name }: BucketProps) {
  const { t } = useMessages(messages)
  const adding = use(AddingContext)
  return (
    <IconButton
      icon={Plus}
      size="compact"
      label={t('action.addTo', { bucket: name })}
      onPress={() => adding?.setBucketId(bucketId)}
    />
  )
})

/** One task after the other, each with Enter (T-57); nothing until its bucket's plus is pressed. */
export function QuickAdd({ bucketId, name }: BucketProps) {
  const adding = use(AddingContext)
  if (!adding || adding.bucketId !== bucketId) return null
  return <Field bucketId={bucketId} name={name} adding={adding} />
}

function Field({ bucketId, name, adding }: BucketProps & { adding: Adding }) {
  const { t } = useMessages(messages)
  const [title, setTitle] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const close = () => {
    // The focus goes back to where it came from.
    const column = form.current?.closest('.at-board-column')
    adding.setBucketId(undefined)
    requestAnimationFrame(() => column?.querySelector<HTMLElement>('.at-board-tools button')?.focus()) // prettier-ignore
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = title.trim()
    if (words === '') return close()
    adding.add(bucketId, words)
    if (form.current) revealEnd(bucketId, treeOf(form.current))
    setTitle('')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the field
    <Line
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        // The board must not take what is typed for its own keys.
        event.stopPropagation()
        if (event.key === 'Escape' && !isComposing(event)) close()
      }}
    >
      <TextField
        label={t('quick.label', { bucket: name })}
        isLabelHidden
        placeholder={t('quick.placeholder')}
        value={title}
        onChange={(text) => setTitle(text.slice(0, maxTitle))}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a press
        autoFocus
      />
      <Button variant="primary" type="submit" isDisabled={title.trim() === ''}>
        {t('quick.add')}
      </Button>
      <IconButton icon={X} label={t('quick.close')} onPress={close} />
    </Line>
  )
}
