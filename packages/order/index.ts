export { explore, type Transition } from './explore';
export { IDLE } from './idle';
export { createOrderRunner, runSafely, type OrderRunner } from './runner';
export { POLL_DELAYS_MS } from './transition';
export type {
	Attempt,
	LossCause,
	OrderContext,
	OrderEffect,
	OrderEvent,
	OrderState,
	OrderStatus,
	Outcome,
	PaymentCheck,
	Step,
} from './types';
