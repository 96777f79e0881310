import type { Capability } from '../declaration/capability.ts'
import { OF_CUSTOMER } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { dropOldAlerts, enqueueDueAlerts, sendWishlistAlert } from './jobs.ts'
import { type WishlistOptions, wishlistRoutes } from './routes.ts'
import type { WishlistTables } from './tables.ts'

export const wishlists: Capability<{
	tables: WishlistTables
	services: WishlistOptions
	work: Mailing
	jobs: { 'send-wishlist-alert': { alertId: string } }
	emails: 'wishlist-back-in-stock' | 'wishlist-price-drop'
}> = {
	name: 'wishlists',
	tables: {
		wishlist_items: {
			group: 'account',
			holds: 'Wishlist: products, when and at what price they were saved',
			found: [OF_CUSTOMER],
			erase: 'delete',
		},
		wishlist_shares: {
			group: 'account',
			holds: 'That the wishlist is shared by a link, and since when',
			found: [OF_CUSTOMER],
			secret: ['token'],
			erase: 'delete',
		},
		wishlist_alerts: {
			group: 'account',
			holds: 'E-mails asked for about sizes of the wishlist: what about, in which words, from when until when',
			found: [OF_CUSTOMER],
			gives: { request: 'id' },
			secret: ['id', 'page_url'],
			erase: 'delete',
		},
	},
	routes: wishlistRoutes,
	jobs: { 'send-wishlist-alert': (work, data) => sendWishlistAlert({ ...mailJob(work), ...data }) },
	emails: { 'wishlist-back-in-stock': 'send-wishlist-alert', 'wishlist-price-drop': 'send-wishlist-alert' },
	tasks({ db, clock }) {
		let after = ''
		const look = async () => {
			after = await enqueueDueAlerts(db, { after, now: clock() })
		}
		return [
			{ name: 'wishlist-alerts', everySeconds: 60, run: look },
			{ name: 'old-wishlist-alerts', everySeconds: 86_400, run: async () => void (await dropOldAlerts(db, clock())) },
		]
	},
}
