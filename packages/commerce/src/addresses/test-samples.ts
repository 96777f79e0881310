import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = {
	accepted: ['listAddresses', 'addAddress'],
	values: () => ({
		firstName: ['Camille'],
		lastName: ['Durand'],
		line1: ['12 rue Oberkampf'],
		line2: [''],
		postalCode: ['75011'],
		city: ['Paris'],
		region: [''],
		countryCode: ['FR', 'BE'],
	}),
}
