import type { Stories, Story } from '#stories/story.ts'
import { AccountNav, AccountRows } from './account-nav.tsx'
import './account.css'

export default { title: 'account/Navigation' } satisfies Stories

const features = { loyalty: true, wishlist: true, reservations: true, documents: true }
const parameters = { path: 'account/orders/' }

export const List: Story = { parameters, render: () => <AccountNav features={features} /> }
export const Rows: Story = { parameters, render: () => <AccountRows features={features} /> }
