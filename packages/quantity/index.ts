export { clampQuantity } from './clamp-quantity';
export { isValidQuantity } from './is-valid-quantity';
export { type QuantityRange } from './limits';
export {
	parseTypedQuantity,
	type ParsedQuantity,
} from './parse-typed-quantity';
export {
	canDecrease,
	canIncrease,
	stepQuantity,
	type StepDirection,
} from './step-quantity';
