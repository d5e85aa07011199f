'use client'

export { manifest } from './manifest.ts'
export { Setup } from './Setup.tsx'
export type { SetupProps } from './Setup.tsx'
export type {
  CreatedApplication,
  Invitation,
  MemberKind,
  NewApplication,
  SetupChoices,
  SetupFeature,
  SetupPicture,
  SetupPort,
  SetupSetting,
} from './setup.port.ts'
