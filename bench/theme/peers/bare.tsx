import './bare.css'
import { useId, useLayoutEffect } from 'react'
import { Mixed, type Kit } from '../page/Mixed.tsx'
import { useLook } from '../page/switch.ts'

const kit: Kit = {
  Button: ({ isPrimary, text }) => (
    <button type="button" className={isPrimary ? 'button primary' : 'button'}>
      {text}
    </button>
  ),
  TextField: function TextField({ label }) {
    const id = useId()
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input id={id} />
      </div>
    )
  },
  Checkbox: ({ label }) => (
    <label className="check">
      <input type="checkbox" />
      <span>{label}</span>
    </label>
  ),
  Card: ({ title, text }) => (
    <section className="card">
      <h2>
        <span data-title>{title}</span>
      </h2>
      {text}
    </section>
  ),
}

const content = (
  <main className="ground" data-ground>
    <Mixed kit={kit} />
  </main>
)

/** Attributes of the root element choose among values of custom properties. */
export function App() {
  const { mode, brand } = useLook()
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { mode, brand })
  }, [mode, brand])
  return content
}
