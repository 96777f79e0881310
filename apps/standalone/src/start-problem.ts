/** A reason why the shop cannot start that a person can fix: shown as this one sentence. */
export class StartProblem extends Error {}
