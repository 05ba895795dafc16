/**
 * What one add-on may cost a page. The page's own aims are shared out: a click is answered within 50 ms, and nothing
 * moves that the shopper did not move (docs/architecture.md, "Goals").
 */
export const ADD_ON_BUDGETS = {
	/** Time in our calls of it, all together, milliseconds: as much as a shopper takes for at once. */
	timeMs: 100,
	/** One call, milliseconds: the page answers nothing meanwhile. */
	longestMs: 50,
	/** Renders of its parts within any one second; an animation that is worth its price needs no more. */
	rendersPerSecond: 30,
	/** What goes wrong in it. */
	errors: 0,
	/** Its scripts as they come over the wire, bytes. */
	bytes: 20 * 1024,
	/** Layout shift that its places bring about, as browsers reckon it: parts of a window, without a unit. */
	layoutShift: 0,
} as const;

/** What an add-on is measured by. */
export type AddOnMeasure = keyof typeof ADD_ON_BUDGETS;

/** Whether a figure is within the budget; one that is not known, `null`, is not held against anybody. */
export const isWithinBudget = (
	measure: AddOnMeasure,
	figure: number | null
): boolean => figure === null || figure <= ADD_ON_BUDGETS[ measure ];
