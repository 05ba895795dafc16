export type {
	AddressLookupConfig,
	AddressLookupQuery,
	AddressPlace,
} from './address/address-lookups';
export type { BlockComponent } from './blocks/block-components';
export { hasInnerBlocks, type CheckoutBlock } from './blocks/checkout-blocks';
export {
	createExtensionPoints,
	type ExtensionPoints,
	type ExtensionPointsOptions,
} from './create-extension-points';
export {
	FILTER_LIMIT_MS,
	SLOW_CALLS_LIMIT,
	type FilterRequest,
} from './filters/filter-engine';
export {
	FILTER_DEFINITIONS,
	type FilterArg,
	type FilterName,
	type FilterDefinition,
	type FilterValue,
} from './filters/filter-definitions';
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
export type { Isolate } from './filters/isolate';

export {
	ADD_ON_BUDGETS,
	isWithinBudget,
	type AddOnMeasure,
} from './statistics/budgets';
export type {
	Fault,
	AddOnStatistics,
	StatisticsCollector,
} from './statistics/add-on-statistics';
// A separate module, because error boundaries need it before there are statistics.
export { getErrorMessage } from './statistics/error-message';
export type { FaultKind } from './statistics/log-fault';
export { hasValidFills } from './slots/has-valid-fills';
export {
	SLOT_DEFINITIONS,
	type SlotFillName,
	type SlotDefinition,
} from './slots/slot-definitions';
export {
	createSlots,
	type FillHandle,
	type FillProps,
	type Slots,
} from './slots/slots';
