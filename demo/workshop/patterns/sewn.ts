import { type Button, onBothSides, type Patch, type Point, type Seam } from '../pattern.ts'

/** What is sewn onto a garment. */
export type Sewn = { seams: Seam[]; patches: Patch[]; buttons: Button[] }

export const sewn = (more: Partial<Sewn> = {}): Sewn => ({ seams: [], patches: [], buttons: [], ...more })

export const mirror = ({ seams, patches, buttons }: Sewn): Sewn => ({
	seams: seams.map((seam) => onBothSides(seam)[1]),
	patches: patches.map((patch) => ({ ...patch, points: patch.points.map(([x, y]): Point => [-x, y]) })),
	buttons: buttons.map((button) => ({ ...button, at: [-button.at[0], button.at[1]] })),
})

export const together = (all: readonly Sewn[]): Sewn => ({
	seams: all.flatMap(({ seams }) => seams),
	patches: all.flatMap(({ patches }) => patches),
	buttons: all.flatMap(({ buttons }) => buttons),
})
