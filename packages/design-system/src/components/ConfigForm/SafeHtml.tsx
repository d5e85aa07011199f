import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { styled } from 'styled-components'

const Prose = styled.div`
  @layer at.components {
    max-inline-size: 68ch;
    color: var(--at-text-2);
    overflow-wrap: anywhere;

    > :first-child {
      margin-block-start: 0;
    }
    > :last-child {
      margin-block-end: 0;
    }
    :is(p, ul, ol) {
      margin-block: 0 var(--at-space-2);
    }
    :is(ul, ol) {
      padding-inline-start: var(--at-space-5);
    }
    img {
      block-size: auto;
    }
  }
`

/** What only carries words; nothing that acts, frames, loads styles or is sent. */
const ALLOWED = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'dialog',
    'audio',
    'video',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'name'],
}

/** Words with marks from a configuration, cleaned of everything that could act. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => sanitize(html), [html])
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />
}

function sanitize(html: string): string {
  // Without a page, as on a server, the library would hand everything through.
  return DOMPurify.isSupported ? DOMPurify.sanitize(html, ALLOWED) : ''
}
