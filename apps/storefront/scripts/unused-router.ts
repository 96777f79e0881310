import type { Unused } from './lean-libraries.ts'

/** Of React Router 8.4: what other kinds of apps need. */
export const UNUSED_IN_ROUTER: Unused[] = [
	{
		file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
		functions: [
			// Blockers, transitions of views, React Router's own scrolling
			'shouldBlockNavigation',
			'updateBlocker',
			'getBlocker',
			'deleteBlocker',
			'restoreAppliedTransitions',
			'persistAppliedTransitions',
			'enableScrollRestoration',
			'getScrollKey',
			'saveScrollPosition',
			'getSavedScrollPosition',
			// Routes that are found on the way or change while developing
			'discoverRoutes',
			'patchRoutes',
			'patchRoutesImpl',
			'_internalSetRoutes',
		],
		replaced: [
			['init.patchRoutesOnNavigation', '(void 0)'],
			['init.instrumentations', '(void 0)'],
			['fogOfWar.active = false;', ''],
			['fogOfWar.active && fogOfWar.matches', '!1'],
			['fogOfWar.active', '!1'],
			['if (isFogOfWar) {', 'if (!1) {'],
			['if (!isFogOfWar) {', 'if (!0) {'],
			['if (loadMatch.isDiscovering) {', 'if (!1) {'],
			['blockerKey && delta != null', '!1'],
			['if (blockerKey) {', 'if (!1) {'],
			['if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {', 'if (!1) {'],
			['else if (pendingViewTransitionEnabled) {', 'else if (!1) {'],
		],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/components\.js$/,
		functions: ['Await'],
		cuts: [['var AwaitErrorBoundary = class', 'function ResolveAwait(']],
		replaced: [
			['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (!0) {'],
			['if (renderDfd && pendingState && router.window) {', 'if (!1) {'],
			['if (useTransitions === true)', 'if (!1)'],
		],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
		functions: [
			'getPatchRoutesOnNavigationFunction',
			'useFogOFWarDiscovery',
			'fetchAndApplyManifestPatches',
			'handleClientVersionMismatch',
		],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
		functions: ['RSCPrefetchPageLinksImpl'],
		replaced: [['if (rsc) return', 'if (!1) return']],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
		functions: ['RSCErrorHandler', 'DefaultErrorComponent'],
	},
	{
		// Only for what they say to developers.
		file: /\/react-router\/dist\/production\/(?:lib\/(?:context|errors|router\/utils|dom\/dom|dom\/ssr\/(?:links|single-fetch|invariant|hydration))|vendor\/turbo-stream-v2\/unflatten)\.js$/,
	},
	{
		file: /\/react-router\/dist\/production\/vendor\/turbo-stream-v2\/turbo-stream\.js$/,
		// Nothing awaits these promises: data cut off after its only line, as when the visitor goes on, would be an unhandled rejection.
		replaced: [
			['done.reject(reason);', ''],
			['=> reader.closed)', '=> reader.closed).catch(() => {})'],
		],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
		replaced: [['= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(']],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/,
		cuts: [['let heyDeveloper', 'if (isRouteErrorResponse(error))']],
		replaced: [
			[', heyDeveloper)', ')'],
			['renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null', 'null'],
		],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/router\/history\.js$/,
		functions: ['warning'],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/,
		replaced: [
			['router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', ''],
			['ssrInfo.context.isSpaMode) {', '!1) {'],
		],
	},
	{
		file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/,
		replaced: [
			// Data that fails while its stylesheets travel would be an unhandled rejection, at every redirect of the server's.
			['return handler();', 'return await handler();'],
			// Stylesheets that stand in the document would be fetched at every navigation: our loading of routes knows them.
			[
				'import { prefetchRouteCss, prefetchStyleLinks } from "./links.js";',
				'import { preloadStyles } from "./routeModules.js";',
			],
			['prefetchStyleLinks(route, cachedModule)', 'preloadStyles(route)'],
			['let prefetchRouteCssPromise = prefetchRouteCss(route);', ''],
			['await Promise.all([prefetchRouteCssPromise, prefetchStyleLinks(route, routeModule)]);', ''],
			// No route has loaders or actions of its own in the browser.
			['routeModule.clientLoader', '(void 0)'],
			['routeModule.clientAction', '(void 0)'],
			['route.hasClientLoader', '!1'],
			['route.hasClientAction', '!1'],
			['route.clientLoaderModule', '(void 0)'],
			['route.clientActionModule', '(void 0)'],
			['isSpaMode) throw', '!1) throw'],
		],
	},
]
