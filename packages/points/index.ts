export type { BlockComponent } from './blocks/block-components';
export { hasInnerBlocks, type CheckoutBlock } from './blocks/checkout-blocks';
export { createPoints, type Points, type PointsOptions } from './create-points';
export {
	FILTER_LIMIT_MS,
	SLOW_ANSWERS_LIMIT,
	type FilterQuestion,
} from './filters/filter-engine';
export {
	FILTER_POINTS,
	type FilterArg,
	type FilterName,
	type FilterPoint,
	type FilterValue,
} from './filters/filter-points';
export type {
	FilterArgs,
	LineContext,
	LineItemArg,
	ShownCoupon,
} from './filters/filter-values';
export {
	mustContain,
	productPriceScreenReaderValidation,
	productPriceValidation,
} from './filters/must-contain';
export type { GuestLook } from './filters/guest-view';

export {
	ADD_ON_BUDGETS,
	isWithinBudget,
	type AddOnMeasure,
} from './reports/budgets';
export {
	messageOf,
	type Fault,
	type ReportCard,
	type ReportCards,
} from './reports/report-cards';
export type { FaultKind } from './reports/tell-developer';
export { hasValidFills } from './slots/has-valid-fills';
export {
	SLOT_POINTS,
	type SlotFillName,
	type SlotPoint,
} from './slots/slot-points';
export {
	createSlots,
	type FillHandle,
	type FillProps,
	type Slots,
} from './slots/slots';
