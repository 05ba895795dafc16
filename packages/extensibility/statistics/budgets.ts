/**
 * An add-on's budget per page follows from the page's own goals: respond to a click within 50 ms, and no layout shift
 * (docs/architecture.md, "Goals").
 */
export const ADD_ON_BUDGETS = {
	/** Total time of all calls, milliseconds: a delay that shoppers perceive as instant. */
	timeMs: 100,
	/** Time of one call, milliseconds. The page is blocked meanwhile. */
	longestMs: 50,
	/** Renders of its components within any second; enough for an animation. */
	rendersPerSecond: 30,
	/** Number of faults. */
	errors: 0,
	/** Transfer size of its scripts, bytes. */
	bytes: 20 * 1024,
	/** Layout shift caused by its content, as measured by browsers: a score without a unit. */
	layoutShift: 0,
} as const;

export type AddOnMeasure = keyof typeof ADD_ON_BUDGETS;

/** Unknown figures (`null`) count as within budget. */
export const isWithinBudget = (
	measure: AddOnMeasure,
	figure: number | null
): boolean => figure === null || figure <= ADD_ON_BUDGETS[ measure ];
