/** How a cloth falls and what it looks like from near; cm, g, s. */
export type Material = {
	/** g/cm². */
	weight: number
	/** Bending stiffness in g·cm²/s²: silk 10, jersey 40, poplin 90, wool 200, denim 500. */
	bending: number
	/** How far from its neighbor below a layer lies, cm. */
	thickness: number
	/** More cloth than place, as a share. */
	ease: number
	/** The folds that wearing and lying left in it: their height and their distance, cm. */
	memory: { height: number; distance: number; sharp: number }
	/** Share of a sharp fold that stays in it as a crease. */
	crease: number
	/** What its surface is from near. */
	surface: Surface
}

export const SURFACES = ['plain', 'twill', 'linen', 'rib', 'knit', 'chunky', 'cord', 'wool', 'quilt', 'smooth'] as const
export type Surface = (typeof SURFACES)[number]

export const materials = {
	jersey: {
		weight: 0.019,
		bending: 32,
		thickness: 0.12,
		ease: 0.015,
		memory: { height: 0.374, distance: 6, sharp: 0.25 },
		crease: 0,
		surface: 'smooth',
	},
	pique: {
		weight: 0.022,
		bending: 60,
		thickness: 0.14,
		ease: 0.0125,
		memory: { height: 0.272, distance: 7, sharp: 0.25 },
		crease: 0,
		surface: 'smooth',
	},
	poplin: {
		weight: 0.012,
		bending: 55,
		thickness: 0.08,
		ease: 0.0125,
		memory: { height: 0.272, distance: 5, sharp: 0.6 },
		crease: 0.125,
		surface: 'plain',
	},
	linen: {
		weight: 0.017,
		bending: 90,
		thickness: 0.1,
		ease: 0.0115,
		memory: { height: 0.3, distance: 6, sharp: 0.55 },
		crease: 0.15,
		surface: 'linen',
	},
	satin: {
		weight: 0.009,
		bending: 12,
		thickness: 0.06,
		ease: 0.0225,
		memory: { height: 0.68, distance: 7, sharp: 0.2 },
		crease: 0,
		surface: 'smooth',
	},
	silk: {
		weight: 0.0055,
		bending: 14,
		thickness: 0.05,
		ease: 0.02,
		memory: { height: 0.62, distance: 8, sharp: 0.3 },
		crease: 0,
		surface: 'plain',
	},
	twill: {
		weight: 0.026,
		bending: 190,
		thickness: 0.14,
		ease: 0.0125,
		memory: { height: 0.374, distance: 6.5, sharp: 0.5 },
		crease: 0.175,
		surface: 'twill',
	},
	denim: {
		weight: 0.042,
		bending: 480,
		thickness: 0.18,
		ease: 0.0125,
		memory: { height: 0.442, distance: 6.5, sharp: 0.55 },
		crease: 0.2,
		surface: 'twill',
	},
	flannel: {
		weight: 0.026,
		bending: 160,
		thickness: 0.18,
		ease: 0.01,
		memory: { height: 0.34, distance: 8, sharp: 0.3 },
		crease: 0.05,
		surface: 'wool',
	},
	wool: {
		weight: 0.05,
		bending: 900,
		thickness: 0.35,
		ease: 0.003,
		memory: { height: 0.51, distance: 13, sharp: 0.05 },
		crease: 0,
		surface: 'wool',
	},
	fleece: {
		weight: 0.032,
		bending: 230,
		thickness: 0.3,
		ease: 0.015,
		memory: { height: 0.51, distance: 9, sharp: 0.15 },
		crease: 0,
		surface: 'smooth',
	},
	fine: {
		weight: 0.022,
		bending: 90,
		thickness: 0.2,
		ease: 0.0125,
		memory: { height: 0.408, distance: 8, sharp: 0.1 },
		crease: 0,
		surface: 'knit',
	},
	chunky: {
		weight: 0.055,
		bending: 900,
		thickness: 0.6,
		ease: 0.01,
		memory: { height: 0.595, distance: 12, sharp: 0 },
		crease: 0,
		surface: 'chunky',
	},
	ribbed: {
		weight: 0.026,
		bending: 90,
		thickness: 0.2,
		ease: 0.0125,
		memory: { height: 0.374, distance: 8, sharp: 0.1 },
		crease: 0,
		surface: 'rib',
	},
	cord: {
		weight: 0.034,
		bending: 300,
		thickness: 0.22,
		ease: 0.01,
		memory: { height: 0.408, distance: 8, sharp: 0.3 },
		crease: 0.05,
		surface: 'cord',
	},
	crepe: {
		weight: 0.012,
		bending: 20,
		thickness: 0.07,
		ease: 0.02,
		memory: { height: 0.5, distance: 6, sharp: 0.25 },
		crease: 0.03,
		surface: 'plain',
	},
	swim: {
		weight: 0.02,
		bending: 45,
		thickness: 0.14,
		ease: 0.008,
		memory: { height: 0.24, distance: 6, sharp: 0.1 },
		crease: 0,
		surface: 'smooth',
	},
	hose: {
		weight: 0.009,
		bending: 9,
		thickness: 0.07,
		ease: 0.03,
		memory: { height: 0.72, distance: 4.4, sharp: 0.5 },
		crease: 0.04,
		surface: 'smooth',
	},
	coated: {
		weight: 0.022,
		bending: 130,
		thickness: 0.14,
		ease: 0.015,
		memory: { height: 0.42, distance: 6.5, sharp: 0.5 },
		crease: 0.1,
		surface: 'smooth',
	},
	shell: {
		weight: 0.014,
		bending: 45,
		thickness: 0.2,
		ease: 0.03,
		memory: { height: 0.51, distance: 5, sharp: 0.7 },
		crease: 0.1,
		surface: 'quilt',
	},
} satisfies Record<string, Material>

export type MaterialId = keyof typeof materials
