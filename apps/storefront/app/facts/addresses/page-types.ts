/**
 * Classes of pages as the tag manager knows them: the `template` of the context (R146, R193). The specification gives the
 * first three, home being where an account is signed in to; the others follow their manner.
 */
export type PageType =
	| 'account sign-in'
	| 'tunnel cde'
	| 'espace client'
	| 'rayon'
	| 'liste'
	| 'produit'
	| 'recherche'
	| 'magasins'
	| 'fidelite'
	| 'erreur'
	| 'technique'
	| 'contenu'

/** Everything below these is the account area, also while a page there is missing. */
const ACCOUNT = /^\/[\w-]+\/(?:auth|account)\//

/** The class of a page: the one its route module names, and of what has none the class of an error. */
export function pageTypeOf(pathname: string, named: PageType | undefined): PageType {
	return ACCOUNT.test(pathname) ? 'espace client' : (named ?? 'erreur')
}
