import type { Capability } from '../declaration/capability.ts'
import { ofEmail } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { expireReservations, sendReservationEmails } from './jobs.ts'
import { type ReservationOptions, reservationRoutes } from './routes.ts'
import type { ReservationTables } from './tables.ts'

export const reservations: Capability<{
	tables: ReservationTables
	services: ReservationOptions
	work: Mailing
	jobs: { 'send-reservation-letters': { reservationId: string } }
	emails: 'reservation' | 'reservation-store'
}> = {
	name: 'reservations',
	reads: ['customers'],
	tables: {
		reservations: {
			group: 'reservations',
			holds: 'Garments put aside in a store: name, e-mail address, phone',
			found: ofEmail('reservations.email', 'reservations.reserved_at'),
			gives: { reservation: 'id', number: 'reservation_number' },
			secret: ['submission_key'],
			erase: { empty: { name: `''`, email: `''`, phone_number: `''`, page_url: `''`, submission_key: 'id' } },
			why: 'what stores had to put aside is counted',
		},
	},
	routes: reservationRoutes,
	jobs: { 'send-reservation-letters': (work, data) => sendReservationEmails({ ...mailJob(work), ...data }) },
	emails: { reservation: 'send-reservation-letters', 'reservation-store': 'send-reservation-letters' },
	tasks: ({ db, clock }) => [
		{ name: 'reservations', everySeconds: 60, run: async () => void (await expireReservations(db, clock())) },
	],
}
