import { type CustomerAddress, listAddressesRoute } from '@vitrine/commerce/addresses/contract'
import type { Checkout } from '@vitrine/commerce/checkout/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { countryOfNumber } from '#app/document/addresses/countries.ts'
import { prefixed } from '#app/document/addresses/address-values.ts'
import type { DeliveryValues } from './delivery-values.ts'
import { identify } from './gateway.ts'
import { goTo } from './guard.ts'

/** Who is signed in has said who they are: the step is answered for them and left (brief 3.9.1). */
export async function skipIdentification(args: LoaderArgs, checkout: Checkout): Promise<void> {
	const { session } = args.context.get(requestContext)
	const customer = session.isSignedIn ? await session.customer() : undefined
	if (!customer) return
	const { email } = customer
	const own = checkout.takesLoyaltyCard ? (checkout.loyaltyCardNumber ?? customer.loyaltyCardNumber) : null
	const answer = { checkoutId: checkout.id, email, wantsNewsletter: checkout.wantsNewsletter }
	const isAnswered = checkout.email === email && checkout.nextStep !== 'identification'
	const identified = isAnswered ? undefined : await identify(args, { ...answer, loyaltyCardNumber: own ?? '' })
	// What the gateway refuses is asked for like anybody else's.
	if (identified && !identified.ok) return
	const nextStep = identified ? identified.data.nextStep : checkout.nextStep
	throw goTo(args, nextStep === 'review' ? 'review' : 'delivery')
}

/** The addresses a customer usually has things sent and billed to, as values of the delivery form; without any, their name. */
export async function customerValues({ context }: LoaderArgs, checkout: Checkout): Promise<DeliveryValues> {
	const { session } = context.get(requestContext)
	const customer = session.isSignedIn && !checkout.delivery ? await session.customer() : undefined
	if (!customer) return {}
	const listed = await session.gateway.callResult(listAddressesRoute)
	const addresses = listed.ok ? listed.data : []
	const among = (countries: readonly string[]) => (one: CustomerAddress) => countries.includes(one.address.countryCode)
	const toDeliver = addresses.filter(among(checkout.deliveryCountries))
	const toBill = addresses.filter(among(checkout.billingCountries))
	const delivery = toDeliver.find((one) => one.isDefaultDelivery) ?? toDeliver[0]
	const billing = toBill.find((one) => one.isDefaultBilling) ?? delivery
	const { firstName, lastName } = customer
	const named = { 'a-firstName': firstName, 'a-lastName': lastName, 'b-firstName': firstName, 'b-lastName': lastName }
	const isBilledElsewhere = delivery && billing && billing.id !== delivery.id
	const phoneNumber = delivery?.phoneNumber ?? customer.phoneNumber
	return {
		...named,
		...(delivery ? prefixed('a-', delivery.address) : {}),
		...(billing ? prefixed('b-', billing.address) : {}),
		...(isBilledElsewhere ? { billing: 'yes' } : {}),
		...(phoneNumber
			? { phoneNumber, phoneCountryCode: countryOfNumber(phoneNumber, checkout.phoneNumberCountries) }
			: {}),
	}
}
