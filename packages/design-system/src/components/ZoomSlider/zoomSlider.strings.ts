import { defineStrings } from '../../intl/index.ts'

export const zoomStrings = defineStrings('ZoomSlider', {
  en: {
    zoom: 'Zoom',
    closer: 'Zoom in',
    further: 'Zoom out',
    image: (name: string) => `${name}, can be zoomed and moved`,
    help: 'Plus and minus zoom, arrow keys move, 0 shows everything. A click centres that place.',
  },
  de: {
    zoom: 'Zoom',
    closer: 'Vergrößern',
    further: 'Verkleinern',
    image: (name) => `${name}, lässt sich vergrößern und verschieben`,
    help: 'Plus und Minus zoomen, Pfeiltasten verschieben, 0 zeigt alles. Ein Klick holt eine Stelle in die Mitte.',
  },
})
