import type { Register } from 'react-router'

type BelowLocale<P> = P extends '/:locale' ? '' : P extends `/:locale/${infer Rest}` ? Rest : never
/** Every address of `routes.ts`, as React Router generates them. */
type Pattern = BelowLocale<Register extends { pages: infer P } ? keyof P : never>

/** Pages whose address has no parameter. */
export type PageName = Exclude<Pattern, `${string}:${string}`>

type Segments<S extends string> = S extends `${infer First}/${infer Rest}` ? [First, ...Segments<Rest>] : [S]
type WithoutQuery<S extends string> = S extends `${infer P}?${string}` ? P : S extends `${infer P}#${string}` ? P : S

type Fits<Given, Asked> = Given extends [infer G, ...infer Given2]
	? Asked extends [infer A, ...infer Asked2]
		? A extends `:${string}`
			? G extends ''
				? false
				: Fits<Given2, Asked2>
			: G extends A
				? Fits<Given2, Asked2>
				: false
		: false
	: Asked extends []
		? true
		: false

type IsPage<S extends string, P = Pattern> = P extends string ? Fits<Segments<WithoutQuery<S>>, Segments<P>> : never

/**
 * The address of a page below its language, with its query, as it is written: `p/${urlKey}?size=${size}`. Never for one that
 * `routes.ts` does not have, with a segment too few or too many, or whose text is known at run time only.
 */
export type PagePath<S extends string> = S extends S ? (true extends IsPage<S> ? S : never) : never
