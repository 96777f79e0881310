import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the shop. A path without a language has no page: `/` chooses one, the rest is not found. */
export default [
	index('routes/home/choose-locale.ts'),
	...prefix(':locale', [
		layout('site/layout/shop.tsx', [
			index('routes/home/home.tsx'),
			route('c/:department', 'routes/catalog/department.tsx'),
			route('c/:department/:category', 'routes/catalog/category.tsx'),
			route('new', 'routes/catalog/new.tsx'),
			route('offers', 'routes/catalog/offers.tsx'),
			route('private-sale', 'routes/private-sale/private-sale.tsx'),
			route('p/:urlKey', 'routes/product/product.tsx'),
			route('p/:urlKey/reserve', 'routes/reservations/reserve.tsx'),
			route('reservation/:reservationId', 'routes/reservations/reservation.tsx'),
			route('search', 'routes/search/search.tsx'),
			route('gift-card', 'routes/gift-cards/gift-card.tsx'),
			route('wishlist', 'routes/wishlist/wishlist.tsx'),
			route('loyalty', 'routes/loyalty/loyalty.tsx'),
			route('cookies', 'routes/consent/cookies.tsx'),
			route('stores', 'routes/stores/stores.tsx'),
			route('stores/:slug', 'routes/stores/store.tsx'),
		]),
		layout('routes/checkout/tunnel.tsx', [
			route('cart', 'routes/cart/cart.tsx'),
			route('checkout/identification', 'routes/checkout/identification.tsx'),
			route('checkout/delivery', 'routes/checkout/delivery.tsx'),
			route('checkout/payment', 'routes/checkout/payment.tsx'),
			route('checkout/review', 'routes/checkout/review.tsx'),
			route('order/:orderId/confirmation', 'routes/orders/confirmation.tsx'),
		]),
		route('p/:urlKey/sizes', 'routes/product/sizes.ts'),
		route('wishlist/saved', 'routes/wishlist/saved.ts'),
		route('cookies/proof', 'routes/consent/proof.ts'),
		route('search/suggestions', 'routes/search/suggestions.ts'),
		route('_icons', 'routes/icons/icons.tsx'),
		route('error/502', 'routes/error/bad-gateway.ts'),
		route('tmp/error', 'routes/error/temporary.tsx'),
	]),
	route('*', 'routes/error/not-found.ts'),
] satisfies RouteConfig
