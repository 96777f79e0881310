import { short } from '../cloth/path.ts'
import type { Random } from '../cloth/random.ts'
import type { Fabric } from './fabric.ts'

const TILE = 260
const MOTIFS = 13
const PETALS = [0, 72, 144, 216, 288]

/** Points that keep their distance, also across the borders of the tile (Poisson spacing). */
function scatter(random: Random): [number, number][] {
	const points: [number, number][] = []
	const around = (distance: number) => Math.min(Math.abs(distance), TILE - Math.abs(distance))
	for (let attempt = 0; attempt < 900 && points.length < MOTIFS; attempt++) {
		const [x, y] = [random() * TILE, random() * TILE]
		if (points.every(([a, b]) => Math.hypot(around(a - x), around(b - y)) > TILE * 0.2)) points.push([x, y])
	}
	return points
}

function motif({ size, flower, leaf }: { size: number; flower: string; leaf: string }): string {
	const at = (...numbers: number[]) => numbers.map((value) => short(value * size)).join(' ')
	const petals = PETALS.map(
		(turn) =>
			`<ellipse cy="${at(-0.9)}" rx="${at(0.62)}" ry="${at(0.85)}" fill="${flower}" transform="rotate(${turn})"/>`,
	).join('')
	return (
		`<path d="M0 0C${at(1.4, 1.1, 2.6, 1.2, 3.4, 0.2)}C${at(2.4, -0.1, 1.3, -0.2)} 0 0M0 0C${at(-1.2, 1.4, -1.4, 2.4, -0.8, 3)}C${at(-0.2, 2, 0, 1)} 0 0" fill="${leaf}"/>` +
		`${petals}<circle r="${at(0.42)}" fill="#f4e3b5"/>`
	)
}

/** A printed meadow: two flower colours and one of leaves. */
export function floral(random: Random, [first = '#c9573c', second = '#e6c7a0', leaf = '#7d9a6f']: string[]): Fabric {
	let drawing = ''
	for (const [x, y] of scatter(random)) {
		const drawn = motif({ size: 6 + random() * 6.5, flower: random() < 0.5 ? first : second, leaf })
		const turn = Math.floor(random() * 360)
		for (const right of [x - TILE, x, x + TILE]) {
			for (const down of [y - TILE, y, y + TILE]) {
				const outside = right < -44 || right > TILE + 44 || down < -44 || down > TILE + 44
				if (!outside) drawing += `<g transform="translate(${short(right)} ${short(down)}) rotate(${turn})">${drawn}</g>`
			}
		}
	}
	return { tile: { width: TILE, height: TILE, drawing }, grain: 0.06, soft: 9, depth: 42 }
}
