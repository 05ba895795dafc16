export { clampQuantity } from './clamp-quantity';
export { type QuantityRange } from './limits';
export { parseTypedQuantity } from './parse-typed-quantity';
export {
	canDecrease,
	canIncrease,
	isValidQuantity,
	stepQuantity,
	type StepDirection,
} from './step-quantity';
