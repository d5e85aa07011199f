import { use, useState, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Popover as AriaPopover } from 'react-aria-components'
import { styled } from 'styled-components'
import type { AriaNativeProps } from '../../native/index.ts'
import { TriggerContext } from '../../trigger/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { useScrollTabIndex } from '../Dialog/useScrollTabIndex.ts'
import { popoverCss } from './popover.css.ts'
import { PopoverContext } from './PopoverTrigger.tsx'
import { usePhone } from './usePhone.ts'

export interface PopoverProps extends AriaNativeProps<
  'div',
  'aria-label' | 'aria-labelledby' | 'id'
> {
  /** What it is about: its heading and its spoken name. */
  title: string
  /** Only speaks the title; on a phone the sheet shows it all the same. */
  isTitleHidden?: boolean
  /** What is read or filled in; a function gets the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Buttons at the lower edge; a function gets the way to close it. */
  footer?: ReactNode | ((close: () => void) => ReactNode)
  /** Default `medium`, 320 px; `small` 240, `large` 440. */
  size?: 'small' | 'medium' | 'large'
  /** Where it opens; default below, at the start. It goes across where there is no room. */
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end'
}

const Surface = styled(AriaPopover)`
  ${popoverCss}
`

/** A small window beside its button, on a phone a sheet at the lower edge; see `PopoverTrigger`. */
export function Popover(props: PopoverProps) {
  const state = use(PopoverContext)
  const isPhone = usePhone()
  const [isSheet, setSheet] = useState(isPhone)
  if (!state) throw new Error('Popover needs a PopoverTrigger around it')
  const close = () => state.setOpen(false)
  const {
    title,
    isTitleHidden,
    size = 'medium',
    placement = 'bottom start',
    children: given,
    footer: last,
    ...native
  } = props
  const children = typeof given === 'function' ? given(close) : given
  const footer = typeof last === 'function' ? last(close) : last
  const { isOpen, setOpen, triggerRef, dialogId } = state
  // While it is open it keeps its form: a keyboard that appears does not make another one of it.
  if (!isOpen && isSheet !== isPhone) setSheet(isPhone)
  const content = isSheet ? (
    <Dialog {...native} {...{ isOpen, title, footer }} onOpenChange={setOpen} size="small">
      {children}
    </Dialog>
  ) : (
    <Surface
      {...native}
      {...{ isOpen, triggerRef, placement }}
      onOpenChange={setOpen}
      offset={6}
      data-at-size={size}
    >
      <AriaDialog id={dialogId} aria-label={isTitleHidden ? title : undefined}>
        {!isTitleHidden && (
          <Heading slot="title" level={2}>
            {title}
          </Heading>
        )}
        <Content>{children}</Content>
        {footer && <footer>{footer}</footer>}
      </AriaDialog>
    </Surface>
  )
  return (
    <PopoverContext value={undefined}>
      <TriggerContext value={undefined}>{content}</TriggerContext>
    </PopoverContext>
  )
}

function Content({ children }: { children: ReactNode }) {
  const scroll = useScrollTabIndex()
  return (
    <div className="at-content" {...scroll}>
      {children}
    </div>
  )
}
