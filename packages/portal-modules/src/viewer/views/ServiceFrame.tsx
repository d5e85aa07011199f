import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { serviceAddress } from '../documents.logic.ts'
import { messages } from '../messages/index.ts'
import { officeSandbox } from './OfficeFrame.tsx'

export interface ServiceFrameProps {
  template: string
  /** Short-lived: the service can fetch the file now and not tomorrow. */
  url: string
  title: string
}

const Frame = styled.div`
  @layer at.components {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: 6px;
    inline-size: 100%;
    block-size: 100%;

    p {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      text-align: center;
    }
  }
`

/** Another service shows the document; it gets the file's encoded address (VIEW-15), and the reader is told who it is. */
export function ServiceFrame({ template, url, title }: ServiceFrameProps) {
  const { t } = useMessages(messages)
  // A renewed address would only load the same document again.
  const [address] = useState(() => serviceAddress(template, url))
  return (
    <Frame>
      <iframe src={address} title={title} sandbox={officeSandbox} referrerPolicy="no-referrer" />
      <p>{t('document.shownBy', { host: new URL(address).host })}</p>
    </Frame>
  )
}
