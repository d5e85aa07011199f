import type { ReactNode } from 'react'
import { SectionFrame } from './settings.styles.ts'

export const sections = [
  'profile',
  'look',
  'notifications',
  'absence',
  'password',
  'sessions',
] as const
/** As in the address: `/settings/notifications`. */
export type SectionName = (typeof sections)[number]

export const headingId = (name: SectionName) => `settings-${name}`

interface SettingsSectionProps {
  name: SectionName
  title: string
  /** What it is for. */
  detail: string
  children: ReactNode
}

/** A part of the settings, saved by itself. Its heading takes the focus of who comes for it. */
export function SettingsSection({ name, title, detail, children }: SettingsSectionProps) {
  const id = headingId(name)
  return (
    <SectionFrame aria-labelledby={id}>
      <div className="about">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p>{detail}</p>
      </div>
      <div className="content">{children}</div>
    </SectionFrame>
  )
}
