import { Banner, Button, LiveRegion, PasswordField, TextField } from '@atrium/design-system'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { people } from '../frame/index.ts'
import { BrandSide } from './BrandSide.tsx'
import { signInMessages } from './messages/index.ts'
import { PersonButton } from './PersonButton.tsx'
import { sideCss } from './sign-in.css.ts'

export interface SignInPageProps {
  /** Answers whether the two fit together. */
  signIn: (username: string, password: string) => Promise<boolean>
  /** Called when the portal may open. */
  onDone: () => void
}

const Root = styled.div`
  ${sideCss}
`
const PEOPLE = ['sabine', 'aylin', 'thiessen'] as const

/** Where everybody comes in: the brand on one side, the door on the other. */
export function SignInPage({ signIn, onDone }: SignInPageProps) {
  const { t } = useMessages(signInMessages)
  const demoId = useId()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const [guest, setGuest] = useState<string>()
  const usernameField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const isPending = guest !== undefined

  const enter = async (name: string, knows: () => Promise<boolean>) => {
    if (isPending) return
    setWrong(false)
    setGuest(name)
    if (await knows()) return onDone()
    setGuest(undefined)
    setWrong(true)
    passwordField.current?.select()
    passwordField.current?.focus()
  }
  const submit = () => {
    setAsked(true)
    const empty = !username ? usernameField : !password ? passwordField : undefined
    if (empty) return empty.current?.focus()
    void enter(username, () => signIn(username, password))
  }

  return (
    <Root>
      <BrandSide product={t('product')} claim={t('claim')} />
      <main>
        <div className="at-door">
          <h1>{t('title')}</h1>
          <p className="at-place">{t('place')}</p>
          {isWrong && <Banner tone="bad">{t('wrong')}</Banner>}
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <TextField
              ref={usernameField}
              label={t('username')}
              autoComplete="username"
              value={username}
              onChange={setUsername}
              errorMessage={isAsked && !username ? t('username.missing') : undefined}
            />
            <PasswordField
              ref={passwordField}
              label={t('password')}
              value={password}
              onChange={setPassword}
              errorMessage={isAsked && !password ? t('password.missing') : undefined}
            />
            <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
              {t('submit')}
            </Button>
          </form>
          <p className="at-forgotten">
            <a href="#forgotten">{t('forgotten')}</a>
          </p>
          <section aria-labelledby={demoId}>
            <h2 id={demoId}>{t('demo')}</h2>
            <ul>
              {PEOPLE.map((key) => {
                const { name } = people[key]
                return (
                  <li key={key}>
                    <PersonButton
                      name={name}
                      role={t(`role.${key}`)}
                      isDisabled={isPending}
                      onPress={() => void enter(name, () => signIn(name, name))}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
          <LiveRegion>{guest === undefined ? '' : t('welcome', { name: guest })}</LiveRegion>
        </div>
        <footer>
          <a href="#imprint">{t('imprint')}</a>
          <a href="#privacy">{t('privacy')}</a>
        </footer>
      </main>
    </Root>
  )
}
