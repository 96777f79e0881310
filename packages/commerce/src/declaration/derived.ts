/** Intersection of the members of a union. */
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
	? All
	: never

type Declared = { types?: object }
type Types<C extends Declared> = NonNullable<C['types']>
type PartOf<C extends Declared, Name extends string> =
	Types<C> extends infer T ? (T extends Record<Name, unknown> ? T[Name] : never) : never

/** All tables of a list of capabilities, by name. */
export type TablesOf<C extends Declared> = Intersection<PartOf<C, 'tables'>>
/** Data of their jobs, by job name. */
export type JobDataOf<C extends Declared> = Intersection<PartOf<C, 'jobs'>>
/** Kinds of their e-mails. */
export type EmailKindOf<C extends Declared> = Extract<PartOf<C, 'emails'>, string>
/** Dependencies of their routes. */
export type ServicesOf<C extends Declared> = Intersection<PartOf<C, 'services'>>
/** Dependencies of their jobs and tasks. */
export type WorkOf<C extends Declared> = Intersection<PartOf<C, 'work'>>
