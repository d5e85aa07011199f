import { Button, Card, Checkbox, ConfigProvider, Form, Input, Layout, theme } from 'antd'
import { useId } from 'react'
import { Mixed, type Kit } from '../page/Mixed.tsx'
import { BRANDS, useLook } from '../page/switch.ts'

const kit: Kit = {
  Button: ({ isPrimary, text }) => <Button type={isPrimary ? 'primary' : 'default'}>{text}</Button>,
  TextField: function Labelled({ label }) {
    const id = useId()
    return (
      <Form.Item label={label} htmlFor={id} layout="vertical">
        <Input id={id} />
      </Form.Item>
    )
  },
  Checkbox: ({ label }) => <Checkbox>{label}</Checkbox>,
  Card: ({ title, text }) => <Card title={<span data-title>{title}</span>}>{text}</Card>,
}

const content = (
  <Layout data-ground>
    <Mixed kit={kit} />
  </Layout>
)

/** The provider takes another algorithm and another primary colour. */
export function App() {
  const { mode, brand } = useLook()
  const algorithm = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm
  return (
    <ConfigProvider theme={{ algorithm, token: { colorPrimary: BRANDS[brand] } }}>
      {content}
    </ConfigProvider>
  )
}
