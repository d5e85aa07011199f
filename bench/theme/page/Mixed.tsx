import type { ComponentType } from 'react'
import { COUNT } from './proofs.ts'

/** The four components of a library, each as its manual shows it. */
export interface Kit {
  Button: ComponentType<{ isPrimary: boolean; text: string }>
  TextField: ComponentType<{ label: string }>
  Checkbox: ComponentType<{ label: string }>
  /** Marks its title with `data-title`. */
  Card: ComponentType<{ title: string; text: string }>
}

/** 1,000 components, mixed. */
export function Mixed({ kit }: { kit: Kit }) {
  const { Button, TextField, Checkbox, Card } = kit
  return (
    <div className="grid">
      {Array.from({ length: COUNT }, (_, index) => [
        <Button key={`b${index}`} isPrimary={index % 2 === 0} text={`Approve ${index}`} />,
        <TextField key={`t${index}`} label={`Name ${index}`} />,
        <Checkbox key={`c${index}`} label={`Notify ${index}`} />,
        <Card key={`k${index}`} title={`Plan ${index}`} text="Radio, 12 spots, two weeks" />,
      ])}
    </div>
  )
}
