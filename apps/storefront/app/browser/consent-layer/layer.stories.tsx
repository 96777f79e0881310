import { NOTHING } from '#app/document/consent/purposes.ts'
import type { Stories, Story } from '#stories/story.ts'
import { ConsentLayer } from './layer.tsx'

export default { title: 'consent/Layer' } satisfies Stories

export const Asking: Story = { render: () => <ConsentLayer isAsking before={NOTHING} onClose={() => undefined} /> }
export const Choosing: Story = {
	render: () => <ConsentLayer isAsking={false} before={{ ...NOTHING, measurement: true }} onClose={() => undefined} />,
}
