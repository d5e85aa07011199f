import { ApiError } from '@atrium/api-client'
import { expect, screen, userEvent } from 'storybook/test'

/** What is said in German to each status of a refused save (ERR-02 to ERR-06). */
const texts: readonly (readonly [number, string])[] = [
  [400, 'Die Anfrage war ungültig. Bitte prüfen Sie Ihre Eingaben.'],
  [401, 'Mit Ihrer Anmeldung scheint etwas nicht zu stimmen.'],
  [403, 'Dafür haben Sie keine Berechtigung.'],
  [404, 'Das Gesuchte wurde nicht gefunden.'],
  [409, 'Inzwischen hat das jemand geändert.'],
  [429, 'Das war etwas zu schnell. Bitte warten Sie einen Moment.'],
  [500, 'Ein unbekannter Fehler ist aufgetreten.'],
]

/** A server that refuses one save after the other, each with another status. */
export function createRefusals() {
  let next = 0
  return {
    reset: () => void (next = 0),
    /** The status of the next refusal. */
    take: () => texts[next++ % texts.length]![0],
  }
}

export const refusal = (status: number): ApiError =>
  new ApiError({
    status,
    code: `status-${status}`,
    title: `HTTP ${status}`,
    traceId: `r-${status}`,
  })

/** Saves once for each status: what happened, that nothing typed is lost, and the number for support. */
export async function saysEachStatus(): Promise<void> {
  for (const [status, text] of texts) {
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    const alert = await screen.findByText(new RegExp(`Für den Support: r-${status}`))
    await expect(alert).toHaveTextContent(text)
    await expect(alert).toHaveTextContent('Ihre Eingaben sind noch da.')
  }
}
