import type { ComponentPropsWithRef } from 'react'

/** Attributes that components have as props of their own, or that would take their content away. */
type Managed =
  | 'children'
  | 'color'
  | 'content'
  | 'dangerouslySetInnerHTML'
  | 'defaultChecked'
  | 'defaultValue'
  | 'onChange'
  | 'onSelect'
  | 'title'

/**
 * What a component takes besides its own props and gives to its outermost element: `className` and `style`,
 * `id`, `data-*` and ARIA, event handlers and `ref`. A class is added to the component's own, whose rules lie
 * in the layer `at.components`, so that a host's win. Of a field, class and style are the frame's, and
 * everything else is the control's.
 * @template Tag  the element
 * @template Own  further attributes that the component has as props of its own
 */
export type NativeProps<
  Tag extends keyof HTMLElementTagNameMap | 'svg',
  Own extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, Managed | Own>

/** What React Aria hands on of it where it draws the element: its role, keys, focus, text and drags are its own. */
export type AriaNativeProps<
  Tag extends keyof HTMLElementTagNameMap,
  Own extends string = never,
> = Omit<
  NativeProps<Tag, Own | 'role' | 'tabIndex'>,
  `on${'BeforeInput' | 'Blur' | 'Composition' | 'Copy' | 'Cut' | 'Drag' | 'Drop' | 'Focus' | 'Input' | 'Invalid' | 'Key' | 'Paste' | 'Reset' | 'Submit'}${string}`
>

/**
 * The component's own attributes over the host's. Where both have a handler, both are called, the host's
 * first; where its own comes and goes, the host's stays.
 */
export function withOwn<Native extends object, Own extends object>(
  native: Native,
  own: Own | undefined,
): Native & Own {
  const all = { ...native, ...own } as Record<string, unknown>
  for (const [name, handle] of Object.entries(native)) {
    const then: unknown = own?.[name as keyof Own]
    if (typeof handle !== 'function' || !name.startsWith('on')) continue
    all[name] =
      typeof then === 'function'
        ? (event: unknown) => {
            handle(event)
            then(event)
          }
        : handle
  }
  return all as Native & Own
}
