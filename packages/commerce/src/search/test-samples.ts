import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = {
	accepted: ['searchProducts', 'suggest'],
	values: () => ({
		q: ['chemise bleue taille 40', 'Damen Sommerkleid', 'noir ou gris', '6 ans', 'sans manches', 'l’été 7/8', 'zzzz'],
	}),
}
