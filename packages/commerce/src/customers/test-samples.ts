import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = {
	accepted: ['getCustomer', 'changeProfile', 'forgotPassword'],
	values: (_, { password = [] }) => ({
		current: password,
		civility: ['ms'],
		birthDate: ['1990-05-04'],
		loyaltyCardNumber: [''],
		phoneNumber: ['06 12 34 56 78'],
		phoneCountry: ['FR'],
	}),
}
