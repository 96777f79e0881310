import { TABLE } from '../light/camera.ts'
import type { Passes } from '../light/shade.ts'
import { type Angle, type Camera, cameraOf } from './camera.ts'
import { sheens } from './finish.ts'
import type { Solid } from './mesh.ts'
import { draw, type Drawn } from './raster.ts'
import { ballOf, reaches, shadowOf } from './shadows.ts'
import { mirrored, polished, type Source, studio } from './studio.ts'
import { placeAt, type Surface, surfaceOf } from './surface.ts'
import { dot, type Vec } from './vector.ts'

/** The passes of a product: with what its surfaces mirror, white on white. */
export type SolidPasses = Passes & { shine: Float32Array }

/** What lights a pixel of the picture: the share of each source that reaches it and the light on its four parts. */
type Lit = { reached: Record<'key' | 'fill' | 'room', Float32Array>; light: Float32Array }

/** The passes of a product seen from an angle, `width` px wide; `numbers` are those of its parts. */
export function photograph(solids: readonly Solid[], numbers: readonly number[], angle: Angle, width: number) {
	const meshes = solids.map(({ mesh }) => mesh)
	const camera = cameraOf(meshes, angle, width * 2)
	const drawn = draw(meshes, camera)
	const surface = surfaceOf(solids, drawn, camera)
	const seen = { camera, drawn, surface, sources: studio(angle.key) }
	const lit = lightOf(solids, seen)
	const passes = emptyPasses(width)
	for (let at = 0; at < passes.light.length; at += 1) gather(at, { ...seen, passes, solids, numbers, lit })
	return { passes, scale: camera.scale / 2 }
}

function emptyPasses(width: number): SolidPasses {
	const height = (width * 4) / 3
	const size = width * height
	const values = () => new Float32Array(size)
	return {
		width,
		height,
		light: values(),
		cover: values(),
		piece: new Uint8Array(size).fill(TABLE),
		thread: values(),
		u: values(),
		v: values(),
		z: values(),
		shine: values(),
	}
}

type Seen = { camera: Camera; drawn: Drawn; surface: Surface; sources: readonly Source[] }

/** The first part of a pixel that shows the product, or -1. */
function firstOf(drawn: Drawn, at: number, width: number): number {
	const first = Math.floor(at / (width / 2)) * 2 * width + (at % (width / 2)) * 2
	for (const one of [first, first + 1, first + width, first + width + 1]) if (drawn.mesh[one] > 0) return one
	return -1
}

/** The source's directions turned from the camera's frame into the scene's. */
function turned(direction: Vec, { right, forward }: Camera): Vec {
	const away = Math.hypot(forward[0], forward[1]) || 1
	const [x, y, z] = direction
	return [right[0] * x + (forward[0] / away) * y, right[1] * x + (forward[1] / away) * y, z]
}

const BEFORE = 0.05

/** The places that light is looked for, a little before their surfaces; the table lies at a height of 0. */
function placesOf(
	{ camera, drawn, surface }: Seen,
	radius: number,
	middle: Vec,
): { places: Float32Array; wanted: Uint32Array } {
	const { width, height, place, forward, right, up, focal, centerX, centerY } = camera
	const [half, rows] = [width / 2, height / 2]
	const places = new Float32Array(half * rows * 3)
	const wanted: number[] = []
	for (let at = 0; at < half * rows; at += 1) {
		const one = firstOf(drawn, at, width)
		if (one >= 0) {
			const [x, y, z] = placeAt(camera, one, drawn.nearness[one])
			const [nx, ny, nz] = surface.normals.subarray(one * 3, one * 3 + 3)
			places.set([x + nx * BEFORE, y + ny * BEFORE, z + nz * BEFORE], at * 3)
			wanted.push(at)
			continue
		}
		const [px, py] = [((at % half) * 2 + 1 - centerX) / focal, (centerY - (Math.floor(at / half) * 2 + 1)) / focal]
		const ray = [0, 1, 2].map((k) => forward[k] + right[k] * px + up[k] * py)
		const far = ray[2] < -1e-3 ? -place[2] / ray[2] : -1
		const [x, y] = [place[0] + ray[0] * far, place[1] + ray[1] * far]
		if (far < 0 || Math.hypot(x - middle[0], y - middle[1]) > radius * 4) continue
		places.set([x, y, 0.01], at * 3)
		wanted.push(at)
	}
	return { places, wanted: Uint32Array.from(wanted) }
}

function lightOf(solids: readonly Solid[], seen: Seen): Lit {
	const { camera, drawn, surface, sources } = seen
	const { width, height } = camera
	const meshes = solids.map(({ mesh }) => mesh)
	const ball = ballOf(meshes)
	const half = width / 2
	const { places, wanted } = placesOf(seen, ball.radius, ball.middle)
	const full = () => new Float32Array((half * height) / 2).fill(1)
	for (let at = 0; at < drawn.mesh.length; at += 1) if (drawn.mesh[at] === 0) surface.normals[at * 3 + 2] = 1
	const lit: Lit = { reached: { key: full(), fill: full(), room: full() }, light: new Float32Array(width * height) }
	const spots = spotsOf(wanted, { drawn, width })
	for (const source of sources) {
		const share = lit.reached[source.name]
		for (const at of wanted) share[at] = 0
		for (const direction of source.directions) {
			const toward = turned(direction, camera)
			const shadow = shadowOf(meshes, toward, ball)
			addLight(lit.light, share, { spots, places, shadow, toward, normals: surface.normals, width, source })
		}
	}
	// What no ray was sent for lies in the open.
	const asked = new Uint8Array(full().length)
	for (const at of wanted) asked[at] = 1
	for (let at = 0; at < asked.length; at += 1)
		if (!asked[at]) lit.light[Math.floor(at / half) * 2 * width + (at % half) * 2] = 1
	return lit
}

/** For each pixel that light is looked for: its number, its first part, and whether it shows only the table. */
type Spots = { at: Uint32Array; first: Uint32Array; bare: Uint8Array }

function spotsOf(wanted: Uint32Array, { drawn, width }: { drawn: Drawn; width: number }): Spots {
	const half = width / 2
	const first = wanted.map((at) => Math.floor(at / half) * 2 * width + (at % half) * 2)
	const bare = Uint8Array.from(first, (one) =>
		drawn.mesh[one] + drawn.mesh[one + 1] + drawn.mesh[one + width] + drawn.mesh[one + width + 1] === 0 ? 1 : 0,
	)
	return { at: wanted, first, bare }
}

type Adding = {
	spots: Spots
	places: Float32Array
	shadow: ReturnType<typeof shadowOf>
	toward: Vec
	normals: Float32Array
	width: number
	source: Source
}

/** Adds the light of one direction. Of the table only a pixel's first part is lit; where it shows beside a product it faces up. */
function addLight(
	light: Float32Array,
	share: Float32Array,
	{ spots, places, shadow, toward, normals, width, source }: Adding,
): void {
	const { at, first, bare } = spots
	const [tx, ty, tz] = toward
	const { strength } = source
	const part = 1 / source.directions.length
	for (let index = 0; index < at.length; index += 1) {
		const through = reaches(shadow, places, 0.04, at[index] * 3)
		if (through === 0) continue
		share[at[index]] += through * part
		const one = first[index]
		if (bare[index]) {
			light[one] += through * tz * strength
			continue
		}
		const amount = through * strength
		for (let k = 0; k < 4; k += 1) {
			const own = one + (k & 1) + (k >> 1) * width
			const n = own * 3
			const facing = normals[n] * tx + normals[n + 1] * ty + normals[n + 2] * tz
			if (facing > 0) light[own] += amount * facing
		}
	}
}

type Gathering = Seen & { passes: SolidPasses; solids: readonly Solid[]; numbers: readonly number[]; lit: Lit }

const BOUNCE = 0.42
/** White leather keeps its drawing beside the white table. */
const EXPOSURE = 0.93

function gather(at: number, { passes, solids, numbers, lit, ...seen }: Gathering): void {
	const { drawn, surface } = seen
	const { width } = seen.camera
	const first = Math.floor(at / passes.width) * 2 * width + (at % passes.width) * 2
	const four = [first, first + 1, first + width, first + width + 1]
	const own = four.filter((one) => drawn.mesh[one] > 0)
	passes.cover[at] = own.length / 4
	if (own.length === 0) {
		passes.light[at] = lit.light[first]
		return
	}
	const reached = { key: lit.reached.key[at], fill: lit.reached.fill[at], room: lit.reached.room[at] }
	for (const one of own) {
		const solid = solids[drawn.mesh[one] - 1]
		const [light, shine] = seenOf(one, { ...seen, solid, reached, direct: lit.light[one] })
		passes.light[at] += light / own.length
		passes.shine[at] += shine / own.length
		passes.thread[at] += surface.thread[one] / own.length
	}
	const shown = mostOf(own, drawn)
	passes.piece[at] = numbers[drawn.mesh[shown] - 1]
	passes.u[at] = surface.u[shown]
	passes.v[at] = surface.v[shown]
}

/** A part of the pixel of which it shows most. */
function mostOf(own: readonly number[], drawn: Drawn): number {
	let [best, most] = [own[0], 0]
	for (const one of own) {
		const count = own.filter((other) => drawn.mesh[other] === drawn.mesh[one]).length
		if (count > most) [best, most] = [one, count]
	}
	return best
}

type Spot = Seen & { solid: Solid; reached: { key: number; fill: number; room: number }; direct: number }

/** The light on a spot and what it mirrors. */
function seenOf(
	one: number,
	{ solid, camera, drawn, surface, sources, reached, direct }: Spot,
): readonly [light: number, shine: number] {
	const own = placeAt(camera, one, drawn.nearness[one])
	const n: Vec = [surface.normals[one * 3], surface.normals[one * 3 + 1], surface.normals[one * 3 + 2]]
	const toward: Vec = [camera.place[0] - own[0], camera.place[1] - own[1], camera.place[2] - own[2]]
	const far = Math.hypot(...toward)
	const eye: Vec = [toward[0] / far, toward[1] / far, toward[2] / far]
	const facing = Math.max(0.02, dot(n, eye))
	const back: Vec = [2 * facing * n[0] - eye[0], 2 * facing * n[1] - eye[1], 2 * facing * n[2] - eye[2]]
	const away = Math.hypot(camera.forward[0], camera.forward[1]) || 1
	// As the studio sees it: right, away, up.
	const mirror: Vec = [
		back[0] * camera.right[0] + back[1] * camera.right[1],
		(back[0] * camera.forward[0] + back[1] * camera.forward[1]) / away,
		back[2],
	]
	if (solid.finish === 'metal') return [polished(sources, mirror, reached), 0]
	const { reflects, rough } = sheens[solid.finish]
	// The table gives back what falls on it, less where the product keeps the light off it.
	const bounce = BOUNCE * (1 - n[2]) * (0.4 + 0.6 * Math.min(1, own[2] / 3)) * (0.4 + 0.6 * reached.room)
	const light = EXPOSURE * (direct + bounce) * surface.open[one]
	if (reflects === 0) return [light, 0]
	const grazing = (1 - facing) ** 5 * Math.max(0, 0.7 - rough) * 0.6
	return [light, (reflects + grazing) * mirrored(sources, mirror, rough, reached)]
}
