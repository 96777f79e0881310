import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test.each([
	['FR', { line1: '12 rue des Lilas', line2: 'Bât. C', postalCode: '59000', city: 'Lille' }, ['59000 Lille']],
	['GB', { line1: '12 High Street', postalCode: 'NE1 4XD', city: 'Newcastle' }, ['Newcastle', 'NE1 4XD']],
	['IT', { line1: 'Via Roma 1', postalCode: '00187', city: 'Roma', region: 'RM' }, ['00187 Roma RM']],
])('%s: the name first, then the street, the town as its post wants it', (countryCode, place, town) => {
	const street = [place.line1, ...('line2' in place && place.line2 ? [place.line2] : [])]
	expect(addressLines({ name: 'Ada Byron', countryCode, ...place })).toEqual(['Ada Byron', ...street, ...town])
	expect(addressLines({ countryCode, ...place })).toEqual([...street, ...town])
})
