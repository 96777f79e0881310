import type { Database } from '../../database/client.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import type { NetworkPoint, PickupNetwork } from '../providers/pickup-network.ts'
import { copiedPointsNear, findCopiedPoint, LIST_LASTS } from '../queries/pickup-points.ts'
import { placeOf } from '../queries/place-of.ts'
import { rememberPoints } from './copy-points.ts'

/** Milliseconds a network has to answer. */
const PATIENCE = 1_500

type Search = { networks: readonly PickupNetwork[]; countryCode: string; near: string; limit: number; now: Date }

/**
 * Pick-up points near a postal code or city, nearest first, from the copy; a network without one is asked. Throws when
 * one is out of reach and there is nothing to answer with.
 */
export async function findPointsNear(db: Database, search: Search): Promise<PickupPoint[]> {
	const { countryCode, limit, now } = search
	const uncopied = await withoutCopy(db, search)
	const asked = await Promise.all(uncopied.map((network) => ask(db, network, search)))
	const answered = asked.flatMap((answer) => (answer ? [answer.network] : []))
	const live = asked.flatMap((answer) => answer?.points ?? [])
	const position = await placeOf(db, search)
	const copied = position ? await copiedPointsNear(db, { countryCode, position, limit, without: answered, now }) : []
	if (copied.length === 0 && answered.length < uncopied.length)
		throw new Error(`out of reach: ${uncopied.map(({ name }) => name).join(', ')}`)
	return [...live, ...copied].toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0)).slice(0, limit)
}

/** Networks whose list is not copied, or was too long ago. */
async function withoutCopy(db: Database, { networks, now }: Search): Promise<PickupNetwork[]> {
	if (networks.length === 0) return []
	const rows = await db
		.selectFrom('pickup_networks')
		.select('network')
		.where('copied_at', '>', new Date(now.getTime() - LIST_LASTS))
		.execute()
	const copied = new Set(rows.map(({ network }) => network))
	return networks.filter(({ name }) => !copied.has(name))
}

async function ask(
	db: Database,
	network: PickupNetwork,
	search: Search,
): Promise<{ network: string; points: PickupPoint[] } | undefined> {
	try {
		const points = await within(network.pointsNear(search))
		await rememberPoints(db, { network: network.name, points, now: search.now })
		return {
			network: network.name,
			points: points
				.filter((point) => !isClosed(point, search.now))
				.map((point) => ({ ...told(point, network), distanceMeters: point.distanceMeters })),
		}
	} catch {
		return undefined
	}
}

export type FoundPoint = { is: 'open'; point: PickupPoint } | { is: 'gone' } | { is: 'unknown' }

/**
 * A point by its id, as its network says it is now; one that does not answer falls back to the copy. `gone`: unknown, or
 * it takes no parcels; `unknown`: the network is out of reach and nothing is known of it.
 */
export async function findPoint(
	db: Database,
	{ networks, id, now }: { networks: readonly PickupNetwork[]; id: string; now: Date },
): Promise<FoundPoint> {
	const network = networks.find(({ name }) => id.startsWith(`${name}-`))
	if (network) {
		try {
			const point = await within(network.findPoint(id))
			return point && !isClosed(point, now) ? { is: 'open', point: told(point, network) } : { is: 'gone' }
		} catch {
			// The copy answers.
		}
	}
	const point = await findCopiedPoint(db, { id, now })
	if (point) return { is: 'open', point }
	return { is: network ? 'unknown' : 'gone' }
}

function told({ closed: _closed, ...point }: NetworkPoint, { name }: PickupNetwork): PickupPoint {
	return { ...point, network: name, distanceMeters: null }
}

function isClosed({ closed }: NetworkPoint, now: Date): boolean {
	if (!closed?.from && !closed?.until) return false
	const day = now.toISOString().slice(0, 10)
	return (closed.from ?? day) <= day && day <= (closed.until ?? day)
}

async function within<T>(answer: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE)
	})
	return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
