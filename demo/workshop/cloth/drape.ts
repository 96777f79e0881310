import type { Material } from '../materials.ts'
import type { Hand, Pattern } from '../pattern.ts'
import { bends, type Bends, massesOf, stretches, type Stretches } from './constraints.ts'
import { createTable, type Table } from './table.ts'
import type { Mesh } from './mesh.ts'
import { memoryOf } from './memory.ts'
import { noise } from './random.ts'
import { stroke } from './stroke.ts'

const FRAMES = 66
const SUBSTEPS = 10
const FRAME = 1 / 60
const GRAVITY = 981
/** What stands higher than this, in cm, is stroked down at the end. */
const HIGHEST = 1
/** The share of a remembered fold that comes back after the table pressed it flat. */
const REBOUND = 1
/** What is left in each step of a movement along the table: narrow sleeves and legs would twist in their swing. */
const DRAG = 0.96
/** The hands lay the garment in these frames and then let go. */
const LAYING = { from: 4, to: 34 }

export type Lying = { positions: Float32Array }

type Body = {
	mesh: Mesh
	x: Float32Array
	before: Float32Array
	v: Float32Array
	weights: Float32Array
	free: Float32Array
}

const smooth = (t: number) => {
	const s = Math.min(1, Math.max(0, t))
	return s * s * (3 - 2 * s)
}

/** Halfway between the ends of a net. */
function middleOf(rest: Float32Array, axis: number): number {
	const places = rest.filter((_, at) => at % 2 === axis)
	return (places.reduce((a, b) => Math.min(a, b)) + places.reduce((a, b) => Math.max(a, b))) / 2
}

/** Laid flat above the table, upper layers higher and a little blown up, so that there is a side for every fold to fall to. */
function start(mesh: Mesh, { thickness, bending }: Material, seed: number): Body {
	const x = new Float32Array(mesh.count * 3)
	const [middleX, middleY] = [0, 1].map((axis) => middleOf(mesh.rest, axis))
	// A hand smooths what is stiff: pushed together as much as silk, a coat would lie in round rucks.
	const loose = Math.min(0.8, 160 / bending)
	for (let i = 0; i < mesh.count; i += 1) {
		const [px, py] = [mesh.rest[i * 2], mesh.rest[i * 2 + 1]]
		const layer = mesh.layers[i]
		const waves = noise(px / 9, py / 9, seed) * 0.5 + noise(px / 4, py / 4, seed + 1) * 0.25
		const blown = mesh.sewn[i] ? 0 : Math.max(0, layer) * 0.25
		// Dropped, not spread: pushed together here and there, mostly from the sides. A spot pushed from all sides stands up in a ring.
		const push = (at: number, strength: number) => loose * strength * noise(px / 15, py / 45, seed + at)
		const drawn = (from: number, to: number, share: number) => from + (to - from) * (1 - share * loose)
		const z = thickness * (layer + 0.5) + blown + (mesh.sewn[i] ? 0 : Math.abs(waves) * (0.25 + layer * 0.5))
		x.set([drawn(middleX, px, 0.012) + push(10, 0.45), drawn(middleY, py, 0.004) + push(20, 0.12), z], i * 3)
	}
	return {
		mesh,
		x,
		before: x.slice(),
		v: new Float32Array(mesh.count * 3),
		weights: new Float32Array(mesh.count),
		free: new Float32Array(mesh.count),
	}
}

type Grip = { hand: Hand; vertices: { vertex: number; x: number; y: number; z: number }[] }

function grips({ mesh, x }: Body, hands: readonly Hand[]): Grip[] {
	return hands.map((hand) => {
		const vertices: Grip['vertices'] = []
		for (let i = 0; i < mesh.count; i += 1) {
			const distance = Math.hypot(mesh.rest[i * 2] - hand.at[0], mesh.rest[i * 2 + 1] - hand.at[1])
			if (distance < hand.radius) vertices.push({ vertex: i, x: x[i * 3], y: x[i * 3 + 1], z: x[i * 3 + 2] })
		}
		return { hand, vertices }
	})
}

/** Where a hand has what it holds at a moment of the laying, 0 to 1. */
function hold({ hand, vertices }: Grip, { x, before }: Body, moment: number): void {
	const { pivot = hand.at, turn = 0, move = [0, 0], lift = 0 } = hand
	const t = smooth(moment)
	const angle = (turn * t * Math.PI) / 180
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	for (const { vertex, x: px, y: py, z } of vertices) {
		const [dx, dy] = [px - pivot[0], py - pivot[1]]
		const at = vertex * 3
		x[at] = before[at] = pivot[0] + dx * cos - dy * sin + move[0] * t
		x[at + 1] = before[at + 1] = pivot[1] + dx * sin + dy * cos + move[1] * t
		x[at + 2] = before[at + 2] = z + lift * Math.sin(Math.PI * t)
	}
}

function pull({ x, weights }: Body, { pairs, lengths, compliance }: Stretches, scale: number): void {
	for (let k = 0; k < lengths.length; k += 1) {
		const [a, b] = [pairs[k * 2] * 3, pairs[k * 2 + 1] * 3]
		const [wa, wb] = [weights[pairs[k * 2]], weights[pairs[k * 2 + 1]]]
		const w = wa + wb
		if (w === 0) continue
		const [dx, dy, dz] = [x[a] - x[b], x[a + 1] - x[b + 1], x[a + 2] - x[b + 2]]
		const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
		if (length < 1e-9) continue
		const push = (lengths[k] - length) / ((w + compliance[k] * scale) * length)
		x[a] += wa * push * dx
		x[a + 1] += wa * push * dy
		x[a + 2] += wa * push * dz
		x[b] -= wb * push * dx
		x[b + 1] -= wb * push * dy
		x[b + 2] -= wb * push * dz
	}
}

function straighten({ x, weights }: Body, { fours, factors, compliance, set, yields }: Bends, scale: number): void {
	for (let k = 0, at = 0; k < compliance.length; k += 1, at += 4) {
		// Half of the time is spent here: an array taken apart would be thrown away each time.
		const ka = factors[at]
		const kb = factors[at + 1]
		const kc = factors[at + 2]
		const kd = factors[at + 3]
		const wa = weights[fours[at]] * ka
		const wb = weights[fours[at + 1]] * kb
		const wc = weights[fours[at + 2]] * kc
		const wd = weights[fours[at + 3]] * kd
		const w = wa * ka + wb * kb + wc * kc + wd * kd
		if (w === 0) continue
		const share = 1 / (w + compliance[k] * scale)
		const a = fours[at] * 3
		const b = fours[at + 1] * 3
		const c = fours[at + 2] * 3
		const d = fours[at + 3] * 3
		for (let axis = 0; axis < 3; axis += 1) {
			const bent = ka * x[a + axis] + kb * x[b + axis] + kc * x[c + axis] + kd * x[d + axis]
			// Only the height of a fold stays in the cloth: the table is flat, and so is the garment again after it.
			const kept = axis === 2 ? set[k] : 0
			const push = (kept - bent) * share
			x[a + axis] += wa * push
			x[b + axis] += wb * push
			x[c + axis] += wc * push
			x[d + axis] += wd * push
			if (axis === 2 && yields > 0 && Math.abs(bent - kept) > 0.12) set[k] += (bent - kept) * yields
		}
	}
}

function step(
	body: Body,
	table: Table,
	springs: { stretch: Stretches; bend: Bends },
	{ damping, held }: { damping: number; held: () => void },
): void {
	const dt = FRAME / SUBSTEPS
	const scale = 1 / (dt * dt)
	const { x, before, v, weights, mesh } = body
	for (let i = 0; i < mesh.count; i += 1) {
		if (weights[i] === 0) continue
		v[i * 3 + 2] -= GRAVITY * dt
		for (let axis = 0; axis < 3; axis += 1) {
			before[i * 3 + axis] = x[i * 3 + axis]
			x[i * 3 + axis] += v[i * 3 + axis] * dt
		}
	}
	held()
	pull(body, springs.stretch, scale)
	straighten(body, springs.bend, scale)
	table.carry(body)
	for (let at = 0; at < x.length; at += 1)
		v[at] = ((x[at] - before[at]) / dt) * (at % 3 === 2 ? damping : damping * DRAG)
}

/** Lets the garment fall onto the table and be laid by hands; returns where its vertices lie, three numbers each, in cm. */
export function drape({
	pattern,
	mesh,
	material,
	seed,
	stroked,
}: {
	pattern: Pattern
	mesh: Mesh
	material: Material
	seed: number
	/** How far a hand strokes it down at the end, in cm. */
	stroked?: number
}): Float32Array {
	const body = start(mesh, material, seed)
	body.free = massesOf(mesh, material)
	body.weights = body.free.slice()
	const springs = {
		stretch: stretches({ pattern, mesh, material, seed }),
		bend: bends({ pattern, mesh, material, seed }),
	}
	const table = createTable(pattern, mesh, material)
	const held = grips(body, pattern.hands)
	for (let frame = 0; frame < FRAMES; frame += 1) {
		const isHeld = frame < LAYING.to
		body.weights.set(body.free)
		if (isHeld) for (const { vertices } of held) for (const { vertex } of vertices) body.weights[vertex] = 0
		// Rest comes at last: the swinging is damped away.
		const damping = frame < 12 ? 0.98 : frame > FRAMES - 20 ? 0.93 : 0.985
		for (let substep = 0; substep < SUBSTEPS; substep += 1) {
			const moment = (frame + substep / SUBSTEPS - LAYING.from) / (LAYING.to - 6 - LAYING.from)
			step(body, table, springs, { damping, held: () => isHeld && held.forEach((grip) => hold(grip, body, moment)) })
		}
	}
	press(body.x, HIGHEST + material.thickness * 2)
	iron(mesh, body.x)
	straightenRims(mesh, body.x)
	iron(mesh, body.x, true)
	// What the table pressed flat for good comes back a little when the hand has gone.
	const remembered = memoryOf({ mesh, material, seed, even: true })
	for (let i = 0; i < mesh.count; i += 1)
		body.x[i * 3 + 2] += Math.max(-0.3, remembered[i]) * REBOUND + material.memory.height * REBOUND * 0.5
	if (stroked !== undefined) stroke({ pattern, mesh, x: body.x, reach: stroked })
	return body.x
}

/** A hand strokes over what stands up: nothing stays higher than about half as much again as `high` cm. */
function press(x: Float32Array, high: number): void {
	for (let at = 2; at < x.length; at += 3)
		if (x[at] > high) x[at] = high + 0.5 * high * (1 - Math.exp((high - x[at]) / (0.8 * high)))
}

/** Takes the zigzag of single triangles out of seams and edges. */
function straightenRims({ rims }: Mesh, x: Float32Array): void {
	for (let time = 0; time < 14; time += 1) {
		for (const rim of rims) {
			for (let k = 1; k < rim.length - 1; k += 1) {
				for (let axis = 0; axis < 3; axis += 1) {
					const at = rim[k] * 3 + axis
					x[at] = x[at] * 0.5 + (x[rim[k - 1] * 3 + axis] + x[rim[k + 1] * 3 + axis]) * 0.25
				}
			}
		}
	}
}

/** Takes out what is smaller than a fold can be: the grain of the net itself. */
function iron({ count, triangles, sewn }: Mesh, x: Float32Array, rimsStay = false): void {
	for (let time = 0; time < 2; time += 1) {
		const sums = new Float32Array(x.length)
		const neighbors = new Uint16Array(count)
		for (let at = 0; at < triangles.length; at += 3) {
			for (let k = 0; k < 3; k += 1) {
				const [vertex, next] = [triangles[at + k], triangles[at + ((k + 1) % 3)]]
				for (const [to, from] of [
					[vertex, next],
					[next, vertex],
				] as const) {
					neighbors[to] += 1
					for (let axis = 0; axis < 3; axis += 1) sums[to * 3 + axis] += x[from * 3 + axis]
				}
			}
		}
		for (let at = 0; at < x.length; at += 1) {
			const vertex = Math.floor(at / 3)
			if (sewn[vertex] === 0 || (!rimsStay && sewn[vertex] === 1))
				x[at] = x[at] * 0.5 + (sums[at] / Math.max(1, neighbors[vertex])) * 0.5
		}
	}
}
