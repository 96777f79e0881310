import type { Stories, Story } from '#stories/story.ts'
import { TabBar } from './tab-bar.tsx'
import './layout.css'

export default { title: 'layout/Bars' } satisfies Stories

export const Tabs: Story = { render: () => <TabBar hasWishlist /> }
export const TabsWithoutWishlist: Story = {
	parameters: { path: 'offers/' },
	render: () => <TabBar hasWishlist={false} />,
}
