import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { OverlayBanner } from '../../overlay/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { dialogCss, scrimCss, shortCss } from './dialog.css.ts'
import { DialogBody } from './DialogBody.tsx'

export interface DialogProps extends NativeProps<'div', 'aria-label' | 'aria-labelledby' | 'role'> {
  /** Open or not. */
  isOpen: boolean
  /** Called with false when Escape, the cross or a press beside it closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** What it is about. */
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  /** What is read or filled in. */
  children?: ReactNode
  /** Buttons; the one that goes on stands last. */
  footer?: ReactNode
  /** Default `medium`, 560 px; `small` 420, `large` 820. */
  size?: 'small' | 'medium' | 'large'
  /** Stays open on Escape and presses beside it, for example while something is saved. */
  isLocked?: boolean
  /** `alertdialog` interrupts with a question; default `dialog`. */
  role?: 'dialog' | 'alertdialog'
}

const Scrim = styled(ModalOverlay)`
  ${scrimCss}
`
const Surface = styled(Modal)`
  ${dialogCss}
  ${shortCss}
`

/** A window over the page; the page stays where it is and gets the focus back. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = 'medium',
    isLocked = false,
    role = 'dialog',
    'aria-describedby': describedBy,
    ...native
  } = props
  const strings = useStrings()
  const descriptionId = useId()
  const isQuestion = role === 'alertdialog'
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isLocked && !isQuestion}
      isKeyboardDismissDisabled={isLocked}
    >
      <Surface {...native} data-at-size={size}>
        <AriaDialog role={role} aria-describedby={description ? descriptionId : describedBy}>
          <OverlayBanner />
          <header>
            <div>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {description && <p id={descriptionId}>{description}</p>}
            </div>
            {!isQuestion && (
              <IconButton
                icon={X}
                label={strings.close}
                hasNoTooltip
                isDisabled={isLocked}
                onPress={() => onOpenChange(false)}
              />
            )}
          </header>
          {children && <DialogBody>{children}</DialogBody>}
          {footer && <footer>{footer}</footer>}
        </AriaDialog>
      </Surface>
    </Scrim>
  )
}
