import type { Angle } from '../camera.ts'
import type { Finish } from '../finish.ts'
import { placedAll, type Solid } from '../mesh.ts'
import { alongTube, flat, roundedBy } from './flat.ts'

/** A knitted hat that lies flat, its cuff turned up; cm. */
export type Beanie = { width: number; height: number; cuff: number; finish?: Finish }

export function beanie({ width, height, cuff, finish = 'rib-wool' }: Beanie): {
	solids: Solid[]
	front: Angle
	back: Angle
	detail: Angle
} {
	const w = width / 2
	const bend = height * 0.5
	const half = (y: number) => {
		const up = Math.max(0, (y - bend) / (height - bend))
		return Math.max(0.01, w * (1 - 0.03 * Math.sin((y / height) * 3)) * (1 - up ** 2.5) ** (1 / 2.1))
	}
	const body = {
		from: 0.6,
		to: height,
		half,
		high: 2.2,
		side: 2.1,
		wales: 2 * w + 3,
		wander: 0.15,
		seed: 4,
		ends: [0.5, 1.6] as const,
	}
	const turned = {
		...body,
		from: 0,
		to: cuff,
		half: (y: number) =>
			w +
			0.3 +
			0.2 * Math.sin((y / cuff) * Math.PI) -
			0.9 * (1 - roundedBy(y, 1.3)) -
			0.25 * (1 - roundedBy(cuff - y, 0.5)),
		high: 3.5,
		seed: 7,
		ends: [2, 0.45] as const,
	}
	const meshes = [
		flat({ ...body, spot: alongTube(body), uneven: 0.22, rows: 260 }),
		flat({ ...turned, spot: alongTube(turned), uneven: 0.16 }),
	]
	return {
		solids: placedAll(
			meshes.map((mesh, layer) => ({ part: 'knit', finish, mesh, layer })),
			{ turn: -3 },
		),
		front: { around: 270, above: 82, fill: [0.74, 0.7] },
		back: { around: 302, above: 54, fill: [0.8, 0.66] },
		detail: { around: 282, above: 58, close: { at: [w * 0.62, cuff * 0.8, 2.4], width: 12 } },
	}
}
